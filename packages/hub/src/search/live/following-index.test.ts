import { readdir } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change, RepoKind, Store } from '../../store/store.ts';
import { fieldsOf } from '../fields/fields.ts';
import { Image } from '../image/image.ts';
import { SegmentBuilder } from '../segment/builder.ts';
import { Segment } from '../segment/segment.ts';
import { alteredStore } from '../testing/altered-store.ts';
import { records, rules } from '../testing/hub-fixtures.ts';
import { temporaryFolder } from '../../store/testing/temporary.ts';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { FollowingIndex } from './following-index.ts';
import type { IndexEvent, IndexOptions } from './index-options.ts';
import { KindFollower } from './kind-follower.ts';

/** A segment of the first records, as a build or a merge at that position makes it. */
function segmentAt(kind: RepoKind, seq: number, store: string): Segment {
  const builder = new SegmentBuilder();
  for (const { id, json } of kind === 'model' ? records(0, seq) : []) {
    const fields = fieldsOf('model', id, json, rules);
    if (fields !== undefined) builder.add(fields);
  }
  return new Segment(new Image(builder.finish({ kind, store, seq, rules: rules.version })));
}

/** Merges are counted, and end when the test says so. */
class HeldFollower extends KindFollower {
  needed = { now: false, atRest: false, overloaded: false };
  readonly merges: PromiseWithResolvers<Segment>[] = [];

  override get needsMerge(): boolean {
    return this.needed.now;
  }

  override get needsMergeAtRest(): boolean {
    return this.needed.atRest;
  }

  override get isOverloaded(): boolean {
    return this.needed.overloaded;
  }

  override merge(signal: AbortSignal): Promise<Segment> {
    const merge = Promise.withResolvers<Segment>();
    signal.addEventListener('abort', () => merge.reject(new Error('stopped')));
    this.merges.push(merge);
    return merge.promise;
  }
}

let store: Store;
let identity: string;
let events: IndexEvent[];

beforeEach(async () => {
  events = [];
  store = await openSqliteStore(':memory:');
  identity = await store.identity();
});

afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

interface Opened {
  readonly index: FollowingIndex;
  readonly model: HeldFollower;
}

const report = (event: IndexEvent): void => void events.push(event);

const open = (options: Partial<IndexOptions> = {}, of: Store = store): Opened =>
  openSilent({ onProgress: report, ...options }, of);

function openSilent(options: Partial<IndexOptions>, of: Store = store): Opened {
  const model = new HeldFollower(segmentAt('model', 0, identity), rules);
  const followers = {
    model,
    dataset: new KindFollower(segmentAt('dataset', 0, identity), rules),
    space: new KindFollower(segmentAt('space', 0, identity), rules),
  };
  return { model, index: new FollowingIndex(of, followers, { rules, ...options }) };
}

/** Counts the reads, and runs something before each. */
const counting = (beforeRead: (reads: number) => unknown = () => undefined) => {
  const seen = { reads: 0 };
  const of = alteredStore(store, {
    changesSince: async (seq, limit): Promise<Change[]> => {
      seen.reads += 1;
      await beforeRead(seen.reads);
      return store.changesSince(seq, limit);
    },
  });
  return { seen, of };
};

describe('a refresh', () => {
  it('reads until what was stored when it began', async () => {
    await store.put(records(0, 600));
    const { seen, of } = counting();
    const { index } = open({}, of);
    await index.refresh();
    expect([seen.reads, index.search('model', {}).total, index.status().seq]).toEqual([3, 600, 600]);
    expect(index.similarWords('model', 'nmae', 1).map(({ word }) => word)).toEqual(['name']);
    expect(index.candidates('model', 'name-7', 1).map(({ id }) => id)).toContain('owner0/name-7');
    expect(index.list('model', { skip: 590, limit: 20 })).toHaveLength(10);
    await index.refresh();
    expect(seen.reads).toBe(3);
    await index.close();
  });

  it('does not wait for later writes', async () => {
    await store.put(records(0, 10));
    const { seen, of } = counting((reads) => store.put(records(reads * 300, reads * 300 + 300)));
    const { index } = open({}, of);
    await index.refresh();
    expect(seen.reads).toBe(1);
    await index.close();
  });

  it('ends when the index is closed', async () => {
    await store.put(records(0, 600));
    const { seen, of } = counting((reads) => void (reads === 1 && opened.index.close()));
    const opened = open({}, of);
    await opened.index.refresh();
    expect(seen.reads).toBe(1);
    await opened.index.refresh();
    expect(seen.reads).toBe(1);
  });

  it('that fails in the background is reported, and says why until one succeeds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let away = true;
    const { of } = counting(() => {
      if (away) throw new Error('away');
    });
    await store.put(records(0, 1));
    const { index } = open({ pollMs: 100, watch: () => () => undefined }, of);
    index.follow();
    vi.advanceTimersByTime(100);
    await expect.poll(() => events).toEqual([{ type: 'refresh-failed', error: new Error('away') }]);
    expect(index.status().failure).toEqual(new Error('away'));
    away = false;
    vi.advanceTimersByTime(100);
    await expect.poll(() => index.search('model', {}).total).toBe(1);
    expect(index.status()).toEqual({ seq: 1, records: { model: 1, dataset: 0, space: 0 } });
    await index.close();
  });

  it('needs nobody to report to', async () => {
    await store.put([{ kind: 'model', id: 'a/broken', json: '[]' }, ...records(0, 2)]);
    const { index, model } = openSilent({});
    model.needed.now = true;
    await index.refresh();
    expect(index.search('model', {}).total).toBe(2);
    model.merges[0]?.resolve(model.segment);
    await turn();
    model.merges[1]?.reject(new Error('failed'));
    await index.close();
  });
});

describe('following', () => {
  it('refreshes when the store has changed, and no more once it is closed', async () => {
    const listeners = new Set<() => void>();
    const watch: Store['watch'] = (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const { index } = open({ watch });
    index.follow();
    await store.put(records(0, 3));
    for (const listener of listeners) listener();
    await expect.poll(() => index.search('model', {}).total).toBe(3);
    await index.close();
    expect(listeners.size).toBe(0);
  });

  it('merges when nothing was written between two polls', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { index, model } = open({ pollMs: 100, watch: () => () => undefined });
    model.needed.atRest = true;
    index.follow();
    vi.advanceTimersByTime(100);
    expect(model.merges).toHaveLength(0);
    await store.put(records(0, 1));
    await index.refresh();
    vi.advanceTimersByTime(100);
    expect(model.merges).toHaveLength(0);
    vi.advanceTimersByTime(100);
    expect(model.merges).toHaveLength(1);
    await index.close();
    vi.advanceTimersByTime(500);
    expect(model.merges).toHaveLength(1);
  });
});

describe('a merge', () => {
  it('runs beside searches, and is reported', async () => {
    await store.put(records(0, 3));
    const { index, model } = open();
    model.needed.now = true;
    await index.refresh();
    expect(model.merges).toHaveLength(1);
    expect(events).toEqual([]);
    model.merges[0]?.resolve(segmentAt('model', 3, identity));
    await expect.poll(() => events).toEqual([{ type: 'merged', kind: 'model', records: 3 }]);
    await index.close();
  });

  it('that fails is reported, unless the index was closed', async () => {
    await store.put(records(0, 3));
    const failing = open();
    failing.model.needed.now = true;
    await failing.index.refresh();
    failing.model.merges[0]?.reject(new Error('no memory'));
    await expect.poll(() => events).toEqual([{ type: 'merge-failed', error: new Error('no memory') }]);
    await failing.index.close();
    const closed = open();
    closed.model.needed.now = true;
    await closed.index.refresh();
    await closed.index.close();
    expect(events).toHaveLength(1);
  });

  it('is waited for by a refresh only if writes would outpace it', async () => {
    await store.put(records(0, 3));
    const { index, model } = open();
    model.needed = { now: true, atRest: false, overloaded: true };
    const onRefreshed = vi.fn<() => void>();
    const refreshed = index.refresh().finally(onRefreshed);
    await expect.poll(() => model.merges).toHaveLength(1);
    for (let n = 0; n < 5; n += 1) await turn();
    expect(onRefreshed).not.toHaveBeenCalled();
    model.merges[0]?.resolve(model.segment);
    await refreshed;
    await index.close();
  });

  it('that fails does not fail a refresh that waits for it, whoever is told', async () => {
    await store.put(records(0, 3));
    const { index, model } = openSilent({});
    model.needed = { now: true, atRest: false, overloaded: true };
    const refreshed = index.refresh();
    await expect.poll(() => model.merges).toHaveLength(1);
    model.merges[0]?.reject(new Error('no memory'));
    await expect(refreshed).resolves.toBeUndefined();
    await index.close();
  });

  it('is kept as a snapshot, whoever is told', async () => {
    await using folder = await temporaryFolder();
    await store.put(records(0, 3));
    const { index, model } = openSilent({ snapshotDir: folder.path });
    model.needed.now = true;
    await index.refresh();
    model.merges[0]?.resolve(segmentAt('model', 3, identity));
    await expect.poll(() => readdir(folder.path)).toEqual(['model.index']);
    await index.close();
  });

  it('is left to another thread where the arrays are shared', async () => {
    await store.put(records(0, 3));
    const { index, model } = open({ shared: { images: [] } });
    model.needed.now = true;
    await index.refresh();
    expect(model.merges).toHaveLength(0);
    await index.close();
  });
});

const imagesOf = (...segments: readonly Segment[]) => ({ images: segments.map(({ buffer }) => buffer) });

describe('arrays of another thread', () => {
  it('are adopted with all changes that could be found before', async () => {
    await store.put(records(0, 10));
    const { index } = open();
    await index.refresh();
    const newer = segmentAt('model', 6, identity);
    await index.adopt(imagesOf(newer));
    expect(index.share().images[0]).toBe(newer.buffer);
    expect([index.search('model', {}).total, index.status().seq]).toEqual([10, 10]);
    await index.close();
  });

  it('of another store, or that are not newer, are not adopted', async () => {
    await store.put(records(0, 10));
    const { index } = open();
    await index.refresh();
    const before = index.share().images;
    await index.adopt(imagesOf(segmentAt('model', 6, 'another store'), segmentAt('model', 0, identity)));
    expect(index.share().images.map((image, n) => image === before[n])).toEqual([true, true, true]);
    await index.close();
  });
});
