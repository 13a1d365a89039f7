/** @module Stored rows as records. A row whose JSON is damaged is reported once and left out: it must not fail a page. */
import type { RepoKind } from '@loadout/hub';
import type { HubRecord } from '../services.ts';

export type OnUnreadable = (row: { readonly kind: RepoKind; readonly id: string }) => void;

const mostReported = 1_000;

interface Row {
  readonly kind: RepoKind;
  readonly id: string;
  readonly json: string;
}

export function readableRows(onUnreadable: OnUnreadable): (row: Row) => HubRecord | undefined {
  const reported = new Set<string>();
  return ({ kind, id, json }) => {
    const record = parsed(json);
    const name = `${kind} ${id}`;
    if (record === undefined && !reported.has(name) && reported.size < mostReported) {
      reported.add(name);
      onUnreadable({ kind, id });
    }
    return record;
  };
}

/** Records are checked before they are stored: what parses to an object is one. */
function parsed(json: string): HubRecord | undefined {
  try {
    const record: HubRecord = JSON.parse(json);
    return typeof record === 'object' && record !== null && !Array.isArray(record) ? record : undefined;
  } catch {
    return undefined;
  }
}
