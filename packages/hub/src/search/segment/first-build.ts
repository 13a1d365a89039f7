/** @module The first build: segments from the whole store, for kinds without a usable snapshot. */

import type { RepoKind, Store } from '../../store/store.ts';
import { SegmentBuilder } from './builder.ts';
import { type FieldRules, fieldsOf } from '../fields/fields.ts';
import { Image } from '../image/image.ts';
import { Segment } from './segment.ts';

const batch = 2_000;

export interface FirstBuildOptions {
  readonly rules: FieldRules;
  /** Identity and last position of the store, read before the build. */
  readonly identity: string;
  readonly head: number;
  onRead(records: number): void;
  onUnreadable(kind: RepoKind, id: string): void;
}

/**
 * Reads the changes up to the position of the store at the start. A record that is rewritten in the meantime moves
 * after that position, so that no id occurs twice; later changes are applied by the follower.
 */
export async function buildSegments(
  store: Store,
  kinds: readonly RepoKind[],
  options: FirstBuildOptions,
): Promise<Segment[]> {
  if (kinds.length === 0) return [];
  const builders = new Map(kinds.map((kind) => [kind, new SegmentBuilder()]));
  const { head, rules } = options;
  let read = 0;
  for (let seq = 0; seq < head;) {
    const changes = await store.changesSince(seq, batch);
    const last = changes.at(-1);
    if (last === undefined) break;
    for (const { kind, id, json, cardFields, seq: place } of changes) {
      const builder = builders.get(kind);
      if (builder === undefined || json === null || place > head) continue;
      const fields = fieldsOf(kind, id, json, rules, cardFields);
      if (fields === undefined) options.onUnreadable(kind, id);
      else builder.add(fields);
      read++;
    }
    seq = last.seq;
    options.onRead(read);
  }
  return Array.from(builders, ([kind, builder]) => {
    const origin = { kind, store: options.identity, seq: head, rules: rules.version };
    return new Segment(new Image(builder.finish(origin)));
  });
}
