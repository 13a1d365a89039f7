/** @module Parses stored rows. A row with damaged JSON is reported once and skipped, so that it does not fail a page. */
import type { RecordTypes } from '@loadout/catalogue';
import { type RecordRow, type RepoKind, storedRecord } from '@loadout/hub';

export type OnUnreadable = (row: { readonly kind: RepoKind; readonly id: string }) => void;

const mostReported = 1_000;

export type ReadRow = <Kind extends RepoKind>(kind: Kind, row: RecordRow) => RecordTypes[Kind] | undefined;

export function readableRows(onUnreadable: OnUnreadable): ReadRow {
  const reported = new Set<string>();
  return (kind, row) => {
    const { id } = row;
    const record = storedRecord(kind, row);
    const name = `${kind} ${id}`;
    if (record === undefined && !reported.has(name) && reported.size < mostReported) {
      reported.add(name);
      onUnreadable({ kind, id });
    }
    return record;
  };
}
