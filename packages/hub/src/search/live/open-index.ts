/** @module Opens the index of a store: from shared arrays, from snapshots, or by reading the whole store. */

import { type RepoKind, repoKinds, type Store } from '../../store/store.ts';
import { buildSegments } from '../segment/first-build.ts';
import { FollowingIndex } from './following-index.ts';
import { Image } from '../image/image.ts';
import type { HubIndex, IndexOptions } from './index-options.ts';
import { KindFollower } from './kind-follower.ts';
import { Segment } from '../segment/segment.ts';
import { keepSnapshot, readSnapshot, removeLeftovers, type SnapshotOwner } from './snapshot.ts';

export async function openIndex(store: Store, options: IndexOptions): Promise<HubIndex> {
  const owner: SnapshotOwner = {
    store: await store.identity(),
    rules: options.rules.version,
    head: await store.head(),
  };
  const found =
    options.shared === undefined ? await fromSnapshots(options, owner) : fromShared(options, owner);
  for (const segment of await build(store, options, owner, found)) found.set(segment.origin.kind, segment);
  const follower = (kind: RepoKind): KindFollower => {
    const segment = found.get(kind);
    if (segment === undefined) throw new Error(`There is no index of the kind ${kind}`);
    return new KindFollower(segment, options.rules);
  };
  const followers = { model: follower('model'), dataset: follower('dataset'), space: follower('space') };
  const index = new FollowingIndex(store, followers, options);
  await index.refresh();
  index.follow();
  return index;
}

type Segments = Map<RepoKind, Segment>;

function fromShared(options: IndexOptions, owner: SnapshotOwner): Segments {
  const segments = (options.shared?.images ?? []).map((buffer) => new Segment(new Image(buffer)));
  const ours = segments.filter(({ origin }) => origin.store === owner.store && origin.rules === owner.rules);
  return new Map(ours.map((segment) => [segment.origin.kind, segment]));
}

async function fromSnapshots(options: IndexOptions, owner: SnapshotOwner): Promise<Segments> {
  const found: Segments = new Map();
  const { snapshotDir, onProgress } = options;
  if (snapshotDir === undefined) return found;
  await removeLeftovers(snapshotDir);
  for (const kind of repoKinds) {
    const reading = await readSnapshot(snapshotDir, kind, owner);
    if ('segment' in reading) found.set(kind, reading.segment);
    else onProgress?.({ type: 'snapshot-unusable', kind, reason: reading.reason });
  }
  return found;
}

async function build(
  store: Store,
  options: IndexOptions,
  owner: SnapshotOwner,
  found: Segments,
): Promise<readonly Segment[]> {
  const { onProgress, rules, snapshotDir } = options;
  const missing = repoKinds.filter((kind) => !found.has(kind));
  const built = await buildSegments(store, missing, {
    rules,
    identity: owner.store,
    head: owner.head,
    onRead: (records) => onProgress?.({ type: 'reading', records }),
    onUnreadable: (kind, id) => onProgress?.({ type: 'unreadable', kind, id }),
  });
  for (const segment of built) {
    onProgress?.({ type: 'built', kind: segment.origin.kind, records: segment.count });
    if (snapshotDir !== undefined) await keepSnapshot(snapshotDir, segment, onProgress);
  }
  return built;
}
