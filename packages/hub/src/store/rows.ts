/** @module Converts database rows to the store's types. */

import {
  type Card,
  cardOrigins,
  type CardWrite,
  type Change,
  type RepoKind,
  repoKinds,
  type StoredRecord,
} from './store.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A 64-bit integer is a number in SQLite and a string in PostgreSQL. */
export function numberOf(row: Row | undefined, column: string): number {
  return Number(row?.[column] ?? 0);
}

export function textOf(row: Row | undefined, column: string): string | undefined {
  const value = row?.[column];
  return typeof value === 'string' ? value : undefined;
}

export function recordOf(row: Row): StoredRecord {
  const { json, ...change } = changeOf(row);
  if (json === null) throw new TypeError(`The store has ${change.kind} ${change.id} without its JSON`);
  return { ...change, json };
}

export function changeOf(row: Row): Change {
  const id = textOf(row, 'id');
  if (id === undefined) throw new TypeError('The store has a record without an id');
  const cardFields = textOf(row, 'card_fields');
  return {
    seq: numberOf(row, 'seq'),
    kind: kindOf(row['kind']),
    id,
    json: textOf(row, 'json') ?? null,
    ...(cardFields !== undefined && { cardFields }),
  };
}

export function cardOf(row: Row): Card {
  const origin = cardOrigins.find((known) => known === row['origin']);
  const id = textOf(row, 'id');
  if (origin === undefined || id === undefined) throw new TypeError('The store has a damaged card');
  return {
    kind: kindOf(row['kind']),
    id,
    revision: textOf(row, 'revision') ?? '',
    origin,
    markdown: textOf(row, 'markdown') ?? '',
    rendered: textOf(row, 'rendered') ?? '',
    fields: textOf(row, 'fields') ?? null,
    checked: numberOf(row, 'checked'),
  };
}

/** Whether a deleted card was part of its record. */
export const isInRecord = (row: Row): boolean =>
  textOf(row, 'fields') !== undefined || textOf(row, 'markdown') !== '';

/** What writing `card` over `there` does to the card, and whether that changes the record. */
export function cardChange(
  there: Card | undefined,
  card: Card,
): { readonly result: CardWrite; readonly recordChanges: boolean } {
  const before = there ?? { ...card, fields: null, markdown: '' };
  const recordChanges =
    before.fields !== card.fields ||
    before.markdown !== card.markdown ||
    (card.markdown !== '' && (before.revision !== card.revision || before.origin !== card.origin));
  if (there === undefined) return { result: 'created', recordChanges };
  const isSame =
    there.id === card.id &&
    there.revision === card.revision &&
    there.origin === card.origin &&
    there.markdown === card.markdown &&
    there.rendered === card.rendered &&
    there.fields === card.fields &&
    there.checked === card.checked;
  return { result: isSame ? 'unchanged' : 'replaced', recordChanges };
}

function kindOf(value: unknown): RepoKind {
  const kind = repoKinds.find((known) => known === value);
  if (kind === undefined) throw new TypeError(`The store has a record of unknown kind ${String(value)}`);
  return kind;
}
