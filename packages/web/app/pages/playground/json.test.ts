import { describe, expect, it } from 'vitest';
import { parseLocated } from './json.ts';

const problemOf = (text: string) => {
  const read = parseLocated(text);
  return 'problem' in read ? { ...read.place, problem: read.problem } : undefined;
};

describe('a text that is not JSON', () => {
  it.each([
    ['{\n  "id": "a/b"\n  "tags": []\n}', 2, 14, 'A comma or } is missing here.'],
    ['{\n  "id": "a/b",\n}', 3, 1, 'There is a comma before } that leads to nothing.'],
    ["{ 'id': 1 }", 1, 3, 'The name of a field in double quotes is missing here.'],
    ['{ "id" "a" }', 1, 8, 'A colon is missing after “id”.'],
    ['{ "id": x }', 1, 9, 'A value is missing here'],
    ['{ "id": "a }', 1, 9, 'not closed'],
    ['{ "id": "a"', 1, 12, 'The text ends too early'],
    ['', 1, 1, 'The text ends too early'],
    ['{} {}', 1, 4, 'only one is read'],
    ['[1, 2', 1, 6, 'The text ends too early'],
    ['['.repeat(5_000), 1, 102, 'nested too deeply'],
  ])('%j is named with its place', (text, line, column, problem) => {
    expect(problemOf(text)).toEqual({ line, column, problem: expect.stringContaining(problem) });
  });
});

describe('a text that is JSON', () => {
  const text = '{\n  "id": "a\\u002Fb",\n  "tags": ["x",\n    2],\n  "cardData": { "n": -1.5e3 }\n}';

  it.each(['true', '0', '"a"', '[]', '{}', '[[], {"a": null}]', ' -0.5E-2 ', text])(
    '%j is read as JSON.parse reads it',
    (source) => {
      expect(parseLocated(source)).toMatchObject({ value: JSON.parse(source) });
    },
  );

  it('tells where a field stands', () => {
    const read = parseLocated(text);
    const lineOf = (path: string) => ('placeOf' in read ? read.placeOf(path)?.line : undefined);
    expect(lineOf('id')).toBe(2);
    expect(lineOf('tags')).toBe(3);
    expect(lineOf('cardData.n')).toBe(5);
    expect(lineOf('nothing')).toBeUndefined();
  });
});
