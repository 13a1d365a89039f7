import { describe, expect, it } from 'vitest';
import { readRecord, recordText } from './record.server.ts';

describe('the record of the playground', () => {
  it('is made of the fields of a short form, by their own names', () => {
    const address = 'id=me/mine&pipeline_tag=text-generation&library_name=mlx&tags=gguf, en';
    expect(JSON.parse(recordText(new URLSearchParams(address)))).toEqual({
      id: 'me/mine',
      pipeline_tag: 'text-generation',
      library_name: 'mlx',
      tags: ['gguf', 'en'],
    });
  });

  it('is what was typed, mistakes and all', () => {
    expect(recordText(new URLSearchParams({ record: '{"id": ' }))).toBe('{"id": ');
  });

  it('names a field that cannot be used, at its line', () => {
    expect(readRecord('{\n  "id": "a/b",\n  "cardData": {\n    "base_model": 3\n  }\n}')).toMatchObject({
      ignored: [{ message: expect.stringContaining('cardData.base_model'), place: { line: 4, column: 5 } }],
    });
  });

  it.each([
    ['[]', 'A record is an object'],
    ['{"id": 3}', 'id'],
    [`{"id": "a/b", "x": "${'y'.repeat(7_000)}"}`, 'longer than'],
  ])('%.20s is refused with the reason', (text, reason) => {
    expect(readRecord(text)).toMatchObject({ problem: { message: expect.stringContaining(reason) } });
  });
});
