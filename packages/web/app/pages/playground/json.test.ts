import { describe, expect, it } from 'vitest';
import { parseLocated } from './json.ts';

const problemOf = (text: string) => {
  const read = parseLocated(text);
  return 'problem' in read ? { ...read.place, problem: read.problem } : undefined;
};

describe('a text that is not JSON', () => {
  it.each([
    ['{\n  "id": "a/b"\n  "tags": []\n}', 2, 14, 'Expected a comma or }.'],
    ['{\n  "id": "a/b",\n}', 3, 1, 'Trailing comma before }.'],
    ["{ 'id': 1 }", 1, 3, 'Expected a field name in double quotes.'],
    ['{ "id" "a" }', 1, 8, 'Expected a colon after “id”.'],
    ['{ "id": x }', 1, 9, 'Expected a value'],
    ['{ "id": "a }', 1, 9, 'Unterminated string'],
    ['{ "id": "a"', 1, 12, 'Unexpected end'],
    ['', 1, 1, 'Unexpected end'],
    ['{} {}', 1, 4, 'Unexpected text after the record.'],
    ['[1, 2', 1, 6, 'Unexpected end'],
    ['['.repeat(5_000), 1, 102, 'Nested too deeply'],
  ])('%j is reported with its position', (text, line, column, problem) => {
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

  it.each([
    [['id'], 2],
    [['tags'], 3],
    [['tags', 1], 4],
    [['tags', 9], 3],
    [['cardData', 'n'], 5],
    [['cardData', 'missing'], 5],
    [['missing'], 1],
  ])('has the field %j at line %i', (path, line) => {
    const read = parseLocated(text);
    expect('placeOf' in read && read.placeOf(path).line).toBe(line);
  });
});
