import { describe, expect, it } from 'vitest';
import { readRecord } from './read-record.ts';
import { exampleRecords, kinds, longestRecord } from './record.ts';

describe('the check of a record', () => {
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
