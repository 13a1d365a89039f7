import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import type { RepoKind, Store } from '../../store/store.ts';
import { record, records, rules } from '../testing/hub-fixtures.ts';
import { buildSegments, type FirstBuildOptions } from './first-build.ts';
import type { Segment } from './segment.ts';

let store: Store;
beforeEach(async () => {
  store = await openSqliteStore(':memory:');
});
afterEach(() => store.close());

const onRead = vi.fn<FirstBuildOptions['onRead']>();
const onUnreadable = vi.fn<FirstBuildOptions['onUnreadable']>();
beforeEach(() => {
  onRead.mockClear();
  onUnreadable.mockClear();
});

const build = (kinds: readonly RepoKind[], head: number): Promise<Segment[]> =>
  buildSegments(store, kinds, { rules, identity: 'store', head, onRead, onUnreadable });

const idsOf = (segment: Segment | undefined): readonly string[] =>
  Array.from({ length: segment?.count ?? 0 }, (_unused, ordinal) => segment?.idAt(ordinal) ?? '').toSorted();

describe('the segments of a store', () => {
  it('have all records of their kinds, in several reads', async () => {
    await store.put([...records(0, 2500), record(1, 'space'), record(2, 'dataset')]);
    const [model, space] = await build(['model', 'space'], await store.head());
    expect(idsOf(model)).toEqual(
      records(0, 2500)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(idsOf(space)).toEqual([record(1).id]);
    expect(onRead.mock.calls).toEqual([[2000], [2501]]);
    expect(model?.origin).toEqual({ kind: 'model', store: 'store', seq: 2502, rules: rules.version });
    expect(space?.origin.kind).toBe('space');
  });

  it('have neither deleted records nor invalid ones, which are reported', async () => {
    await store.put([...records(0, 3), { kind: 'model', id: 'a/broken', json: '[]' }]);
    await store.delete('model', [record(1).id]);
    const [model] = await build(['model'], await store.head());
    expect(idsOf(model)).toEqual([record(0).id, record(2).id].toSorted());
    expect(onUnreadable.mock.calls).toEqual([['model', 'a/broken']]);
  });

  it('have no record that was written after the build began', async () => {
    await store.put(records(0, 3));
    const head = await store.head();
    await store.put(records(3, 5));
    const [model] = await build(['model'], head);
    expect([model?.count, model?.origin.seq]).toEqual([3, head]);
    expect(onRead.mock.calls).toEqual([[3]]);
  });

  it('end with the last change, though the store says there are more', async () => {
    await store.put(records(0, 2));
    const [model] = await build(['model'], 99);
    expect(model?.count).toBe(2);
  });

  it('are empty for an empty store, and none for no kinds', async () => {
    expect((await build(['model', 'dataset'], 0)).map(({ count }) => count)).toEqual([0, 0]);
    await store.put(records(0, 2));
    expect(await build([], 2)).toEqual([]);
    expect(onRead).not.toHaveBeenCalled();
  });
});
