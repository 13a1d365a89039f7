/** @module Test helpers: an index of given documents, and writes to it and to a plain list. */

import { foldId } from '../../store/store.ts';
import { SegmentBuilder } from '../segment/builder.ts';
import type { IndexedFields } from '../fields/fields.ts';
import { Image } from '../image/image.ts';
import { KindIndex } from '../live/kind-index.ts';
import { Segment } from '../segment/segment.ts';
import type { Write } from './arbitraries.ts';

export const origin = { kind: 'model', store: 'test', seq: 0, rules: 'test' } as const;

export function segmentOf(documents: readonly IndexedFields[]): Segment {
  const builder = new SegmentBuilder();
  for (const fields of documents) builder.add(fields);
  return new Segment(new Image(builder.finish(origin)));
}

export const indexOf = (documents: readonly IndexedFields[]): KindIndex =>
  new KindIndex(segmentOf(documents));

export const byId = (documents: readonly IndexedFields[]): Map<string, IndexedFields> =>
  new Map(documents.map((fields) => [foldId(fields.id), fields]));

export function write(
  index: KindIndex,
  documents: Map<string, IndexedFields>,
  writes: readonly Write[],
): void {
  writeIndex(index, writes);
  writeDocuments(documents, writes);
}

export function writeIndex(index: KindIndex, writes: readonly Write[]): void {
  for (const each of writes) {
    if ('put' in each) index.put(each.put);
    else index.remove(foldId(each.remove));
  }
}

/** The same in a plain list. */
export function writeDocuments(documents: Map<string, IndexedFields>, writes: readonly Write[]): void {
  for (const each of writes) {
    if ('put' in each) documents.set(foldId(each.put.id), each.put);
    else documents.delete(foldId(each.remove));
  }
}
