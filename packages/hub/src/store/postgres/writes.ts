/** @module What a write to a PostgreSQL store does inside its transaction. */

import type { TransactionSql } from 'postgres';
import { bookmarkValue } from '../bookmark-value.ts';
import type { KeyedRecord } from '../last-by-id.ts';
import { numberOf } from '../rows.ts';
import type { Bookmark, PutResult, RepoKind } from '../store.ts';
import type { Tables } from './connection.ts';

/** Locks the change sequence until the transaction ends, and says where it stands. */
export async function lockHead(tx: TransactionSql, { state }: Tables): Promise<number> {
  const [row] = await tx`SELECT head FROM ${state} FOR UPDATE`;
  return numberOf(row, 'head');
}

/** Moves the head, and tells whoever listens once the transaction is through. */
export async function moveHead(tx: TransactionSql, { state }: Tables, channel: string, head: number) {
  await tx`UPDATE ${state} SET head = ${head}`;
  await tx`SELECT pg_notify(${channel}, ${String(head)})`;
}

export async function writeRecords(
  tx: TransactionSql,
  { record, tombstone }: Tables,
  head: number,
  records: readonly KeyedRecord[],
): Promise<PutResult> {
  const column = (name: keyof KeyedRecord) => records.map((each) => each[name]);
  const [counts] = await tx`
    WITH given AS (
      SELECT * FROM unnest(
        ${column('kind')}::text[], ${column('key')}::text[], ${column('id')}::text[], ${column('json')}::text[]
      ) WITH ORDINALITY AS given (kind, key, id, json, place)
    ), changed AS (
      SELECT given.kind, given.key, given.id, given.json, there.seq IS NULL AS fresh,
             ${head} + row_number() OVER (ORDER BY place) AS seq
      FROM given LEFT JOIN ${record} AS there ON there.kind = given.kind AND there.key = given.key
      WHERE there.seq IS NULL OR there.id <> given.id OR there.json <> given.json
    ), unburied AS (
      DELETE FROM ${tombstone} AS grave USING changed
      WHERE grave.kind = changed.kind AND grave.key = changed.key
    ), written AS (
      INSERT INTO ${record} (kind, key, id, json, seq)
      SELECT kind, key, id, json, seq FROM changed
      ON CONFLICT (kind, key) DO UPDATE SET id = excluded.id, json = excluded.json, seq = excluded.seq
    )
    SELECT count(*) FILTER (WHERE fresh) AS inserted, count(*) FILTER (WHERE NOT fresh) AS updated FROM changed`;
  const inserted = numberOf(counts, 'inserted');
  const updated = numberOf(counts, 'updated');
  return { inserted, updated, unchanged: records.length - inserted - updated };
}

/** How many of them were there. */
export async function removeRecords(
  tx: TransactionSql,
  { record, tombstone }: Tables,
  head: number,
  kind: RepoKind,
  keys: string[],
): Promise<number> {
  const [counts] = await tx`
    WITH removed AS (
      DELETE FROM ${record} WHERE kind = ${kind} AND key = ANY (${keys}::text[]) RETURNING kind, key, id
    ), buried AS (
      INSERT INTO ${tombstone} (kind, key, id, seq)
      SELECT kind, key, id, ${head} + row_number() OVER (ORDER BY key) FROM removed RETURNING 1
    )
    SELECT count(*) AS n FROM buried`;
  return numberOf(counts, 'n');
}

export async function writeBookmark(tx: TransactionSql, tables: Tables, given: Bookmark, result: PutResult) {
  const { key } = given;
  const value = bookmarkValue(given, result);
  if (value === null) {
    await tx`DELETE FROM ${tables.bookmark} WHERE key = ${key}`;
  } else {
    await tx`
      INSERT INTO ${tables.bookmark} (key, value) VALUES (${key}, ${value})
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
  }
}
