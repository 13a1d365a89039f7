/** @module The steps of a write to a PostgreSQL store, within its transaction. */

import { bookmarkValue } from '../bookmark-value.ts';
import type { KeyedRecord } from '../last-by-id.ts';
import { numberOf } from '../rows.ts';
import type { Bookmark, PutResult, RepoKind } from '../store.ts';
import type { Run } from './sessions.ts';
import type { Statements } from './statements.ts';
import { textArray } from './text-array.ts';

/** Locks the change sequence until the transaction ends; returns its last number. */
export async function lockHead(run: Run, sql: Statements): Promise<number> {
  const [row] = await run(sql.lockHead);
  return numberOf(row, 'head');
}

/** The notification is sent when the transaction commits. */
export async function moveHead(run: Run, sql: Statements, channel: string, head: number): Promise<void> {
  await run(sql.moveHead, [head, channel]);
}

export async function writeRecords(
  run: Run,
  sql: Statements,
  head: number,
  records: readonly KeyedRecord[],
): Promise<PutResult> {
  const column = (name: keyof KeyedRecord) => textArray(records.map((each) => each[name]));
  const [counts] = await run(sql.write, [head, column('kind'), column('key'), column('id'), column('json')]);
  const inserted = numberOf(counts, 'inserted');
  const updated = numberOf(counts, 'updated');
  return { inserted, updated, unchanged: records.length - inserted - updated };
}

/** Returns the number of records deleted. */
export async function removeRecords(
  run: Run,
  sql: Statements,
  head: number,
  kind: RepoKind,
  keys: readonly string[],
): Promise<number> {
  const [counts] = await run(sql.remove, [head, kind, textArray(keys)]);
  return numberOf(counts, 'n');
}

export async function writeBookmark(
  run: Run,
  sql: Statements,
  bookmark: Bookmark,
  result: PutResult,
): Promise<void> {
  const value = bookmarkValue(bookmark, result);
  if (value === null) await run(sql.dropBookmark, [bookmark.key]);
  else await run(sql.setBookmark, [bookmark.key, value]);
}
