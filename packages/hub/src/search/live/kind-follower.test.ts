import { describe, expect, it } from 'vitest';
import type { Change } from '../../store/store.ts';
import { fieldsOf, type IndexedFields } from '../fields/fields.ts';
import { segmentOf } from '../testing/fixtures.ts';
import { record, records, rules } from '../testing/hub-fixtures.ts';
import { KindFollower } from './kind-follower.ts';

const fieldsFor = (from: number, to: number): IndexedFields[] =>
  records(from, to).flatMap(({ id, json }) => fieldsOf('model', id, json, rules) ?? []);

const follower = (built = 0): KindFollower => new KindFollower(segmentOf(fieldsFor(0, built)), rules);

const change = (seq: number, number: number, more: Partial<Change> = {}): Change => ({
  ...record(number),
  seq,
  ...more,
});

/** Writes this many records, beginning with this number; each moves the position by one. */
function write(to: KindFollower, first: number, count: number): void {
  const { seq } = to;
  for (let n = 0; n < count; n += 1) to.apply(change(seq + 1 + n, first + n));
}

const never = new AbortController().signal;

describe('a change', () => {
  it('is applied once, and moves the position', () => {
    const index = follower();
    expect([index.seq, index.count]).toEqual([0, 0]);
    expect(index.apply(change(4, 1))).toBe(true);
    expect([index.seq, index.count]).toEqual([4, 1]);
    for (const seq of [3, 4]) expect(index.apply(change(seq, 1, { json: null }))).toBe(true);
    expect([index.seq, index.count]).toEqual([4, 1]);
    expect(index.apply(change(5, 1, { json: null }))).toBe(true);
    expect([index.seq, index.count]).toEqual([5, 0]);
  });

  it('of another kind only moves the position', () => {
    const index = follower(3);
    expect(index.apply(change(7, 1, { kind: 'space', json: null }))).toBe(true);
    expect(index.apply(change(8, 9, { kind: 'dataset' }))).toBe(true);
    expect([index.seq, index.count]).toEqual([8, 3]);
  });

  it('to an invalid record removes it, and is reported', () => {
    const index = follower(3);
    expect(index.apply(change(1, 2, { json: '[]' }))).toBe(false);
    expect([index.seq, index.count]).toEqual([1, 2]);
    expect(index.list({ skip: 0, limit: 10 }).map(({ id }) => id)).not.toContain(record(2).id);
  });

  it('is found by search, candidates, similar words and lists', () => {
    const index = follower(3);
    index.apply(change(1, 44));
    const { id } = record(44);
    expect(index.search({ text: 'name-44' }).ids).toEqual([id]);
    expect(index.candidates('name-44', 1).map((each) => each.id)).toEqual([id]);
    expect(index.similarWords('nmae', 1)).toContainEqual({ word: 'name', distance: 1, documents: 3 });
    expect(index.list({ skip: 0, limit: 10 }).map((each) => each.id)).toContain(id);
    expect(index.list({ skip: 4, limit: 10 })).toEqual([]);
  });
});

describe('a merge', () => {
  it('is needed after more than a thousand writes', () => {
    const index = follower(10);
    write(index, 100, 1000);
    expect([index.needsMerge, index.needsMergeAtRest]).toEqual([false, false]);
    write(index, 1100, 1);
    expect([index.needsMerge, index.needsMergeAtRest]).toEqual([true, true]);
  });

  it('is needed later in a large index, unless the writes have stopped', () => {
    const index = follower(8800);
    write(index, 9000, 1100);
    expect([index.needsMerge, index.needsMergeAtRest]).toEqual([false, true]);
    write(index, 10_100, 1);
    expect(index.needsMerge).toBe(true);
  });

  it('has all writes before it, and those during it', async () => {
    const index = follower(10);
    write(index, 10, 5);
    index.apply(change(6, 3, { json: null }));
    const merging = index.merge(never);
    index.apply(change(7, 4, { json: null }));
    index.apply(change(8, 50));
    const segment = await merging;
    expect([segment.count, segment.origin.seq]).toEqual([14, 6]);
    expect(index.segment).toBe(segment);
    expect([index.seq, index.count]).toEqual([8, 14]);
    const listed = new Set(index.list({ skip: 0, limit: 100 }).map(({ id }) => id));
    expect([3, 4, 12, 50].map((number) => listed.has(record(number).id))).toEqual([false, false, true, true]);
  });

  it('is not needed while one runs, which may be overloaded, nor after it', async () => {
    const index = follower(10);
    write(index, 100, 1001);
    const merging = index.merge(never);
    expect([index.needsMerge, index.needsMergeAtRest, index.isOverloaded]).toEqual([false, false, false]);
    write(index, 2000, 999);
    expect(index.isOverloaded).toBe(false);
    write(index, 3000, 1);
    expect(index.isOverloaded).toBe(true);
    await merging;
    expect([index.needsMerge, index.isOverloaded, index.count]).toEqual([false, false, 2011]);
    write(index, 4000, 1);
    expect([index.needsMerge, index.isOverloaded]).toEqual([true, false]);
  });

  it('that is stopped leaves everything as it was, and is needed again', async () => {
    const index = follower(10);
    write(index, 100, 2500);
    await expect(index.merge(AbortSignal.abort())).rejects.toThrow('abort');
    expect([index.needsMerge, index.isOverloaded, index.count]).toEqual([true, false, 2510]);
    expect(index.segment.count).toBe(10);
  });
});
