/** @module Records that the scenarios write, and a check that a store contains them. */

import type { Store } from '@loadout/hub';

export interface Written {
  readonly id: string;
  /** Incremented with every write of the same id. */
  readonly revision: number;
}

export function recordOf({ id, revision }: Written, padding = 200): Record<string, unknown> {
  return { id, revision, text: 'x'.repeat(padding) };
}

export function numbered(count: number, owner = 'a'): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `${owner}/${String(n).padStart(6, '0')}`,
    likes: n,
  }));
}

/** Number of acknowledged writes that the store lacks, both as written and as a later revision. */
export async function lostOf(store: Store, acknowledged: ReadonlyMap<string, number>): Promise<number> {
  const ids = [...acknowledged.keys()];
  let lost = 0;
  for (let at = 0; at < ids.length; at += 500) {
    const some = ids.slice(at, at + 500);
    const rows = await store.getMany('model', some);
    lost += some.filter((id, n) => revisionOf(rows[n]?.json) < (acknowledged.get(id) ?? 0)).length;
  }
  return lost;
}

function revisionOf(json: string | undefined): number {
  if (json === undefined) return -1;
  const record: { revision?: unknown } = JSON.parse(json);
  return Number(record.revision ?? -1);
}

/** Every record, sorted by id, as it was written. */
export async function storedRecords(store: Store): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const batch of store.scan('model')) {
    found.push(...batch.map(({ json }): unknown => JSON.parse(json)));
  }
  return found;
}

export const randomBetween = (least: number, most: number): number =>
  Math.floor(least + Math.random() * (most - least + 1));
