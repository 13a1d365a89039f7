/** @module Checks that the records of the starter set are real, as far as other records and the task pages tell. */
import { type RepositoryRecord, tasks } from '@loadout/catalogue';
import { type Confirmed, isConfirmed } from './known-ids.ts';

/**
 * Who else names an id that is neither in the records nor on a task page: the `repository` of its library, other
 * public `code`, or `none` that we have read.
 */
export type Witness = 'repository' | 'code' | 'none';
export type Documented = Readonly<Record<string, Witness>>;

const recommended: ReadonlySet<string> = new Set(
  Object.values(tasks).flatMap((task) =>
    [...task.models, ...task.datasets, ...task.spaces].map(({ id }) => id),
  ),
);

/** One sentence per fault. */
export function starterFaults(
  records: readonly RepositoryRecord[],
  confirmed: Confirmed,
  documented: Documented,
): readonly string[] {
  return records.flatMap(({ id, cardData }) => {
    const known = isConfirmed(confirmed, id);
    const listed = Object.hasOwn(documented, id);
    const theirs = confirmed.licenses.get(id);
    return [
      ...(known || listed || recommended.has(id)
        ? []
        : [`${id}: neither the records nor a task page nor data/starter.json knows it.`]),
      ...(known && listed ? [`${id}: the records have it. Remove it from data/starter.json.`] : []),
      ...(theirs !== undefined && cardData?.license !== undefined && cardData.license !== theirs
        ? [`${id}: the license is ${theirs} in the records, not ${String(cardData.license)}.`]
        : []),
    ];
  });
}

/** Ids that nothing we have read names, and how many the others are, one line each. */
export function witnessLines(documented: Documented): readonly string[] {
  const named = (witness: Witness): readonly string[] =>
    Object.entries(documented).flatMap(([id, by]) => (by === witness ? [id] : []));
  const none = named('none');
  return [
    `Not in the records: ${named('repository').length} ids are named in the repository of their library, ${named('code').length} in other public code, ${none.length} nowhere that was read:`,
    ...none.map((id) => `  ${id}`),
  ];
}

/** Entries of the list without a record in the starter set. */
export const unusedEntries = (
  records: readonly RepositoryRecord[],
  documented: Documented,
): readonly string[] => {
  const ids = new Set(records.map(({ id }) => id));
  return Object.keys(documented)
    .filter((id) => !ids.has(id))
    .map((id) => `${id}: not in the starter set. Remove it from data/starter.json.`);
};
