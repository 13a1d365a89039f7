import { beforeEach, describe, expect, it } from 'vitest';
import { type PassingRecords, passingRecords } from './passing-records.ts';

let now: number;
let records: PassingRecords;

const start = Date.parse('2026-01-01T12:00:00Z');
const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  now = start;
  records = passingRecords({ maxEntries: 10, maxCharacters: 2000 }, () => now);
});

const write = (id: string, json: string, downloads?: number) =>
  records.put([{ kind: 'model', id, json }], {
    sightings:
      downloads === undefined ? [] : [{ kind: 'model', id, at: new Date(now).toISOString(), downloads }],
  });

describe('a passing record', () => {
  it('is found by its id and by the requested id, in any case', () => {
    records.set('model', 'old/name', { id: 'New/Name', json: '{}' });
    const expected = { id: 'New/Name', json: '{}', at: start, isWhole: false, history: [] };
    expect(records.get('model', 'OLD/name')).toEqual(expected);
    expect(records.get('model', 'new/NAME')).toEqual(expected);
    expect(records.get('dataset', 'new/name')).toBeUndefined();
  });

  it('is the newest under each of its ids', async () => {
    records.set('model', 'old/name', { id: 'new/name', json: '{}' });
    await write('new/name', '{"whole":true}');
    expect(records.get('model', 'old/name')).toMatchObject({ json: '{"whole":true}', isWhole: true });
  });

  it('has the last point of each day, in order of time', async () => {
    await write('a/b', '{}', 1);
    await write('a/b', '{}', 2);
    now += day;
    await write('a/b', '{}', 3);
    await write('a/b', '{}');
    expect(records.get('model', 'a/b')?.history).toEqual([
      { at: '2026-01-01T12:00:00.000Z', downloads: 2 },
      { at: '2026-01-02T12:00:00.000Z', downloads: 3 },
    ]);
    expect(await records.histories('model', ['A/B', 'a/c'])).toEqual([
      [expect.objectContaining({ downloads: 2 }), expect.objectContaining({ downloads: 3 })],
      [],
    ]);
  });

  it('has no points of another record in its history', async () => {
    const at = new Date(now).toISOString();
    await records.put(
      [
        { kind: 'model', id: 'a/b', json: '{}' },
        { kind: 'dataset', id: 'a/b', json: '{}' },
      ],
      { sightings: [{ kind: 'dataset', id: 'a/b', at, likes: 5 }] },
    );
    expect(records.get('model', 'a/b')?.history).toEqual([]);
    expect(records.get('dataset', 'a/b')?.history).toEqual([{ at, likes: 5 }]);
  });

  it('has at most ninety points, the newest', async () => {
    const roomy = passingRecords({ maxEntries: 10, maxCharacters: 100_000 }, () => now);
    records = roomy;
    for (let n = 0; n < 95; n += 1) {
      await write('a/b', '{}', n);
      now += day;
    }
    const history = records.get('model', 'a/b')?.history ?? [];
    expect(history).toHaveLength(90);
    expect(history[0]).toMatchObject({ downloads: 5 });
  });

  it('is evicted when there are too many records, or too many bytes', async () => {
    for (let n = 0; n < 11; n += 1) await write(`a/${n}`, '{}');
    expect(records.get('model', 'a/0')).toBeUndefined();
    expect(records.get('model', 'a/1')).toBeDefined();
    await write('a/long', 'x'.repeat(1500));
    expect(records.get('model', 'a/long')).toBeDefined();
    expect(records.get('model', 'a/3')).toBeUndefined();
    await write('a/other', 'x'.repeat(1500));
    expect(records.get('model', 'a/long')).toBeUndefined();
  });
});
