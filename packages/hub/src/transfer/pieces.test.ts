import { describe, expect, it } from 'vitest';
import { Batch } from './batch.ts';
import { addReports, emptyReport, readReport, recordsRead } from './import-report.ts';
import { pieces } from './pieces.ts';

async function* inChunks(text: string, size: number) {
  const all = Buffer.from(text);
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
}

async function cut(text: string, size: number, maxBytes = 100): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for await (const ofChunk of pieces(inChunks(text, size), maxBytes))
    for (const { place, bytes } of ofChunk) {
      expect(place).toBe(found.length + 1);
      found.push(bytes?.toString());
    }
  return found;
}

/** The first chunk has at least four bytes, as `decompressed` makes it. */
describe.each([4, 7, 1000])('a source in chunks of %d bytes', (size) => {
  it.each<[string, string, (string | undefined)[]]>([
    ['lines', '{"a":1}\n{"b":2}\n', ['{"a":1}', '{"b":2}']],
    ['lines without a last break', '{"a":1}\n{"b":2}', ['{"a":1}', '{"b":2}']],
    ['an array', '[{"a":[1,2]},{"b":{"c":3}}]', ['{"a":[1,2]}', '{"b":{"c":3}}']],
    ['signs inside of strings', '["]","\\"}","\\\\",1]', ['"]"', '"\\"}"', '"\\\\"', '1']],
    ['an array after a mark and blanks', '\u{feff} \t\r\n[1]\n ', ['1']],
    ['a line that is too long', `a\n${'x'.repeat(101)}\nb`, ['a', undefined, 'b']],
    ['a line of the largest length', `${'x'.repeat(100)}\nb`, ['x'.repeat(100), 'b']],
    ['an element that is too long', `[1,"${'x'.repeat(99)}",2]`, ['1', undefined, '2']],
    ['an element of the largest length', `["${'x'.repeat(98)}"]`, [`"${'x'.repeat(98)}"`]],
    ['nothing', '', []],
  ])('is cut into pieces: %s', async (_, source, expected) => {
    expect(await cut(source, size)).toEqual(expected);
  });

  it.each([
    ['an array that is not closed', '[1,2', 'truncated'],
    ['a string that is not closed', '["a]', 'truncated'],
    ['text after the array', '[1] 2', 'damaged'],
  ])('is refused for %s', async (_, source, code) => {
    await expect(cut(source, size)).rejects.toMatchObject({ code });
  });
});

const record = (json = '{}') => ({ record: { kind: 'model', id: 'a/b', json } }) as const;
const refusal = (place: number, reason = 'bad') => ({ refusal: { place, reason } });

describe('a batch', () => {
  const none = { inserted: 0, updated: 0, unchanged: 0 };

  it('is full by records and refusals, or by characters', () => {
    const batch = new Batch(2);
    batch.add(1, undefined);
    batch.add(2, record());
    expect(batch.isFull).toBe(false);
    batch.add(3, refusal(3));
    expect(batch.isFull).toBe(true);
    const large = new Batch(100);
    large.add(1, record('x'.repeat(16 * 1024 * 1024 - 1)));
    expect(large.isFull).toBe(false);
    large.add(2, record('x'));
    expect(large.isFull).toBe(true);
  });

  it('reports what was stored, repeated, mended and refused', () => {
    const batch = new Batch(10);
    batch.add(1, record());
    batch.add(2, { ...record(), dropped: { place: 2, reason: 'likes' } });
    batch.add(3, record());
    batch.add(4, refusal(4, 'x'.repeat(501)));
    batch.add(5, refusal(5, 'x'.repeat(500)));
    batch.add(6, undefined);
    expect(batch.report({ inserted: 1, updated: 1, unchanged: 0 })).toEqual({
      place: 6,
      inserted: 1,
      updated: 1,
      unchanged: 0,
      repeated: 1,
      refused: 2,
      refusals: [
        { place: 4, reason: `${'x'.repeat(500)}…` },
        { place: 5, reason: 'x'.repeat(500) },
      ],
      mended: 1,
      dropped: [{ place: 2, reason: 'likes' }],
    });
  });

  it('lists the first hundred reasons', () => {
    const batch = new Batch(1000);
    for (let place = 1; place <= 101; place += 1) {
      batch.add(place, refusal(place));
      batch.add(place, { ...record(), dropped: { place, reason: 'likes' } });
    }
    const report = batch.report(none);
    expect([report.refused, report.refusals.length]).toEqual([101, 100]);
    expect([report.mended, report.dropped.length]).toEqual([101, 100]);
  });
});

describe('reports', () => {
  const one = {
    place: 9,
    inserted: 1,
    updated: 2,
    unchanged: 3,
    repeated: 4,
    refused: 5,
    refusals: [{ place: 1, reason: 'a' }],
    mended: 6,
    dropped: [{ place: 2, reason: 'b' }],
  };

  it('are added, and count the records that were read', () => {
    expect(addReports(one, { ...one, place: 4 })).toEqual({
      place: 9,
      inserted: 2,
      updated: 4,
      unchanged: 6,
      repeated: 8,
      refused: 10,
      refusals: [...one.refusals, ...one.refusals],
      mended: 12,
      dropped: [...one.dropped, ...one.dropped],
    });
    expect(recordsRead(one)).toBe(15);
  });

  it('are read from the store, or begin anew', () => {
    expect(readReport(JSON.stringify(one))).toEqual(one);
    expect(readReport(undefined)).toEqual(emptyReport);
    expect(readReport('{"place":"far"}')).toEqual(emptyReport);
    expect(readReport('nonsense')).toEqual(emptyReport);
  });
});
