import { PassThrough } from 'node:stream';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { exportRecords } from './export-records.ts';
import { importRecords } from './import-records.ts';
import type { ImportReport } from './import-report.ts';

let store: Store;

beforeEach(async () => {
  store = await openSqliteStore(':memory:');
});

afterEach(async () => {
  await store.close();
});

/** Splits the bytes into chunks that break lines, strings and characters. */
async function* chunks(bytes: Uint8Array | string, size = 7) {
  const all = Buffer.from(bytes);
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
}

const firstHalf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

async function storedIds() {
  const ids: string[] = [];
  for await (const batch of store.scan('model')) ids.push(...batch.map(({ id }) => id));
  return ids;
}

const line = (id: string, fields = {}) => JSON.stringify({ id, ...fields });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    line(`a/${String(n).padStart(4, '0')}`, { text: '模型 "[{,}]" \\ é' }),
  );

describe('an import', () => {
  const records = numbered(25);
  const jsonLines = `${records.join('\n')}\n`;
  const array = `\n[ ${records.join(' ,\n')} ]\n`;

  it.each([
    ['JSON lines', jsonLines],
    ['JSON lines without a last line break', records.join('\n')],
    ['JSON lines with CRLF', records.join('\r\n')],
    ['JSON lines with blank lines', `\n\n${records.join('\n \n')}\n\n`],
    ['JSON lines after a byte order mark', `\u{feff}${jsonLines}`],
    ['JSON lines after much whitespace', `${'\n'.repeat(20_000)}${jsonLines}`],
    ['a JSON array', array],
    ['a JSON array after a byte order mark', `\u{feff}${array}`],
    ['gzip', gzipSync(jsonLines)],
    [
      'gzip in several parts',
      Buffer.concat([gzipSync(`${records.slice(0, 9).join('\n')}\n`), gzipSync(records.slice(9).join('\n'))]),
    ],
    ['zstd', zstdCompressSync(array)],
  ])('reads %s', async (_, source) => {
    const report = await importRecords(store, chunks(source), { kind: 'model', batchSize: 10 });
    expect(report).toMatchObject({ inserted: 25, refused: 0, refusals: [] });
    const found = await store.get('model', 'a/0007');
    expect(found?.json).toBe(records[7]);
  });

  it.each([
    ['nothing', ''],
    ['blank space', ' \n\n'],
    ['an empty array', ' [ ] '],
  ])('of %s imports nothing', async (_, source) => {
    expect(await importRecords(store, chunks(source), { kind: 'model' })).toMatchObject({
      inserted: 0,
      refused: 0,
    });
  });

  it('changes nothing the second time', async () => {
    await importRecords(store, chunks(jsonLines), { kind: 'model', batchSize: 10 });
    const head = await store.head();
    const again = await importRecords(store, chunks(array), { kind: 'model', batchSize: 10 });
    expect(again).toMatchObject({ inserted: 0, updated: 0, unchanged: 25 });
    expect(await store.head()).toBe(head);
  });

  it('counts rejected records with line and reason, and continues', async () => {
    const lines = [
      line('a/good'),
      '{"id": "a/broken"',
      line('bad id'),
      line('a/long', { text: 'x'.repeat(10_000_000) }),
      line('a/tags', { tags: Array.from({ length: 100_000 }, (_, n) => `t${n}`) }),
      line('a/nul', { text: '\0' }),
      'null',
      line('a/huge', { text: 'x'.repeat(26_000_000) }),
      line('a/last'),
    ];
    const bytes = Buffer.concat([
      Buffer.from(lines.join('\n')),
      Buffer.from('\n{"id":"a/'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}\n'),
    ]);
    const report = await importRecords(store, chunks(bytes, 65_536), { kind: 'model' });
    expect(await storedIds()).toEqual(['a/good', 'a/last']);
    expect(report).toMatchObject({ place: 10, inserted: 2, refused: 8 });
    expect(report.refusals).toEqual([
      { place: 2, reason: 'the record is not valid JSON' },
      { place: 3, reason: expect.stringContaining('id may contain only') },
      { place: 4, reason: expect.stringContaining('text is 10000000 characters long') },
      { place: 5, reason: 'tags is a list of 100000, not a list of at most 10000' },
      { place: 6, reason: 'text contains a NUL character' },
      { place: 7, reason: 'the record is not a JSON object' },
      { place: 8, reason: 'the record is longer than 25165824 bytes' },
      { place: 10, reason: 'the record is not valid UTF-8' },
    ]);
  });

  it('can store records without invalid fields, and reports these', async () => {
    const source = [
      line('a/1', { likes: 'many', tags: ['x', 7] }),
      line('a/2', { cardData: { base_model: [1] } }),
      line('a/3'),
      line('bad id'),
    ];
    const options = { kind: 'model', faultPolicy: 'drop' } as const;
    expect(await importRecords(store, chunks(source.join('\n')), options)).toMatchObject({
      inserted: 3,
      refused: 1,
      mended: 2,
      dropped: [
        {
          place: 1,
          reason:
            'likes is "many", not a whole number from 0 to 9007199254740991; tags.1 is 7, not a string of at most 512 characters',
        },
        { place: 2, reason: 'cardData.base_model.0 is 1, not a string' },
      ],
    });
    expect((await store.get('model', 'a/1'))?.json).toBe('{"id":"a/1","tags":["x"]}');
  });

  it('reports the first 100 reasons and counts the rest', async () => {
    const report = await importRecords(store, chunks('{}\n'.repeat(250)), { kind: 'model', batchSize: 40 });
    expect(report.refused).toBe(250);
    expect(report.refusals.map(({ place }) => place)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
  });

  it('skips an invalid array element without affecting others', async () => {
    const source = `[${line('a/1')}, {bad "]"}, ${line('a/2', { text: ']}' })}, 5, ${line('a/3')}]`;
    expect(await importRecords(store, chunks(source), { kind: 'model' })).toMatchObject({
      inserted: 3,
      refused: 2,
    });
  });

  it('keeps the last of several records with the same id', async () => {
    const source = [
      line('a/1', { likes: 1 }),
      line('A/1', { likes: 2 }),
      line('a/2'),
      line('a/1', { likes: 3 }),
    ];
    const report = await importRecords(store, chunks(source.join('\n')), { kind: 'model', batchSize: 3 });
    expect(report).toMatchObject({ inserted: 2, repeated: 1, updated: 1 });
    expect((await store.get('model', 'a/1'))?.json).toBe(source[3]);
  });

  it('reports progress after every batch', async () => {
    const seen: number[] = [];
    const onProgress = (report: ImportReport) => void seen.push(report.inserted);
    await importRecords(store, chunks(jsonLines), { kind: 'model', batchSize: 10, onProgress });
    expect(seen).toEqual([10, 20, 25]);
  });
});

describe('a source that fails', () => {
  const many = `${numbered(3000).join('\n')}\n`;

  async function* brokenOff() {
    yield* chunks(many.slice(0, 100_000), 4096);
    throw new Error('the cable was pulled');
  }

  it.each([
    ['truncated', 'gzip that ends early', () => chunks(firstHalf(gzipSync(many)), 512)],
    ['truncated', 'zstd that ends early', () => chunks(zstdCompressSync(many).subarray(0, -20), 512)],
    ['truncated', 'an array that ends early', () => chunks(`[${numbered(3000).join(',')}`, 4096)],
    [
      'damaged',
      'gzip with wrong bytes',
      () => chunks(Buffer.concat([gzipSync(many).subarray(0, -8), Buffer.alloc(8)]), 512),
    ],
    ['damaged', 'an array with trailing text', () => chunks(`[${line('a/0000')}] {`, 4096)],
    ['unreadable', 'a stream that fails', brokenOff],
  ])('is %s when it is %s; earlier records stay', async (code, _, source) => {
    const failure = await importRecords(store, source(), { kind: 'model', batchSize: 100 }).catch(
      (e: unknown) => e,
    );
    expect(failure).toMatchObject({ name: 'ImportError', code });
    const ids = await storedIds();
    expect(ids).toEqual(
      Array.from({ length: ids.length }, (_unused, n) => `a/${String(n).padStart(4, '0')}`),
    );
    expect(failure).toMatchObject({ report: { inserted: ids.length } });
  });

  it('resumes under its key after the last batch, with its counts', async () => {
    const options = { kind: 'model', batchSize: 100, resumeKey: 'file' } as const;
    const withBad = `{}\n${many}`;
    const cut = chunks(firstHalf(gzipSync(withBad)), 512);
    await expect(importRecords(store, cut, options)).rejects.toThrow(/ends in the middle/);
    const before = await store.count('model');
    const steps: ImportReport[] = [];
    const report = await importRecords(store, chunks(withBad, 4096), {
      ...options,
      onProgress: (r) => steps.push(r),
    });
    expect(report).toMatchObject({ inserted: 3000, unchanged: 0, refused: 1, refusals: [{ place: 1 }] });
    expect(before).toBeGreaterThan(100);
    expect(steps[0]?.inserted).toBe(before + 100);
    expect(await store.bookmark('import model file')).toBeUndefined();
  });

  it('starts over when the saved position is invalid', async () => {
    await store.put([], { bookmark: { key: 'import model file', value: '{"place":"far"}' } });
    const report = await importRecords(store, chunks(many, 4096), { kind: 'model', resumeKey: 'file' });
    expect(report.inserted).toBe(3000);
  });

  it('stops after a batch when aborted, and can resume', async () => {
    const stop = new AbortController();
    const options = { kind: 'model', batchSize: 100, resumeKey: 'file' } as const;
    const stopping = importRecords(store, chunks(many, 4096), {
      ...options,
      signal: stop.signal,
      onProgress: ({ inserted }) => inserted === 300 && stop.abort(),
    });
    await expect(stopping).rejects.toMatchObject({ name: 'AbortError' });
    expect(await store.count('model')).toBe(300);
    const report = await importRecords(store, chunks(many, 4096), options);
    expect(report).toMatchObject({ inserted: 3000, unchanged: 0 });
  });
});

describe('an export', () => {
  it.each(['none', 'gzip', 'zstd'] as const)('read back (%s) has the same records', async (compression) => {
    await importRecords(store, chunks(numbered(2500).join('\n'), 4096), { kind: 'model' });
    await store.put([{ kind: 'dataset', id: 'a/d', json: '{"id":"a/d"}' }]);
    const pipe = new PassThrough();
    const copy = await openSqliteStore(':memory:');
    const [written, report] = await Promise.all([
      exportRecords(store, pipe, { kind: 'model', compression }),
      importRecords(copy, pipe, { kind: 'model' }),
    ]);
    expect(written).toBe(2500);
    expect(report.inserted).toBe(2500);
    expect(await copy.changesSince(0, 5000)).toEqual((await store.changesSince(0, 5000)).slice(0, -1));
    await copy.close();
  });

  it('writes a record on one line even if its JSON has several', async () => {
    await store.put([{ kind: 'model', id: 'a/b', json: '{\n "id": "a/b"\r\n}' }]);
    const pipe = new PassThrough();
    const written = exportRecords(store, pipe, { kind: 'model' });
    expect(Buffer.concat(await pipe.toArray()).toString()).toBe('{  "id": "a/b" }\n');
    expect(await written).toBe(1);
  });
});
