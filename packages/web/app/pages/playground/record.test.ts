import { describe, expect, it } from 'vitest';
import { described, descriptionOf, longestRecord, recordOf, recordText } from './record.ts';

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

  it.each([
    ['{"id": "a/b"}', { id: 'a/b' }],
    ['[]', undefined],
    ['{"id": ', undefined],
    [`{"x": "${'y'.repeat(longestRecord)}"}`, undefined],
  ])('%.20s is read without a check of its fields', (text, record) => {
    expect(recordOf(text)).toEqual(record);
  });
});
