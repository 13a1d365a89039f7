import { describe, expect, it } from 'vitest';
import {
  described,
  descriptionOf,
  exampleRecords,
  kinds,
  longestRecord,
  readRecord,
  recordText,
} from './record.ts';

const fieldsOf = (query: string) => {
  const parameters = new URLSearchParams(query);
  return (name: string) => parameters.get(name) ?? undefined;
};

describe('the record of the playground', () => {
  it('is made of the fields of the short form', () => {
    const query = 'id=me/mine&pipeline_tag=text-generation&library_name=mlx&tags=gguf, en';
    expect(JSON.parse(recordText(fieldsOf(query), 'model'))).toEqual({
      id: 'me/mine',
      pipeline_tag: 'text-generation',
      library_name: 'mlx',
      tags: ['gguf', 'en'],
    });
  });

  it('is the text that was sent, with its mistakes', () => {
    expect(recordText((name) => (name === 'record' ? '{"id": ' : undefined), 'model')).toBe('{"id": ');
  });

  it('keeps other fields when the form changes', () => {
    const record = { id: 'a/b', gated: 'auto', tags: ['x', 3] };
    const form = { ...descriptionOf(record), pipeline_tag: 'fill-mask', tags: '' };
    expect(described(record, form)).toEqual({ id: 'a/b', pipeline_tag: 'fill-mask', gated: 'auto' });
  });

  it.each(kinds)('has an example of kind %s', (kind) => {
    expect(readRecord(JSON.stringify(exampleRecords[kind]), kind)).toMatchObject({ ignored: [] });
  });

  it('reports a field of the wrong type at its line', () => {
    expect(readRecord('{\n  "id": "a/b",\n  "tags": [\n    "x",\n    3\n  ]\n}', 'model')).toMatchObject({
      ignored: [
        {
          message: 'Ignored: tags[1] is 3, not a string of at most 512 characters.',
          place: { line: 5, column: 5 },
        },
      ],
    });
  });

  it.each([
    ['[]', 'A record is an object'],
    ['{"id": 3}', 'id'],
    [`{"id": "a/b", "x": "${'y'.repeat(longestRecord)}"}`, 'longer than'],
  ])('%.20s is refused with the reason', (text, reason) => {
    expect(readRecord(text, 'model')).toMatchObject({
      problem: { message: expect.stringContaining(reason) },
    });
  });

  it('reads names that every object has', () => {
    const text = '{"id": "a/b", "__proto__": {"x": 1}, "constructor": 2}';
    expect(readRecord(text, 'model')).toMatchObject({ ignored: [] });
  });
});
