/** @module The steps of a write to a PostgreSQL store, within its transaction. */

import { bookmarkValue } from '../bookmark-value.ts';
import type { KeyedRecord } from '../last-by-id.ts';
import { cardChange, cardOf, isInRecord, numberOf } from '../rows.ts';
import type { KeyedSighting } from '../sightings.ts';
import {
  type Bookmark,
  type Card,
  type CardWrite,
  foldId,
  historyLimit,
  type PutResult,
  type RepoKind,
} from '../store.ts';
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
  await run(sql.dropCards, [kind, textArray(keys)]);
  return numberOf(counts, 'n');
}

export async function writeSightings(
  run: Run,
  sql: Statements,
  sightings: readonly KeyedSighting[],
): Promise<void> {
  if (sightings.length === 0) return;
  const texts = (name: 'kind' | 'key' | 'day' | 'at') => textArray(sightings.map((each) => each[name]));
  const numbers = (name: 'downloads' | 'likes') => sightings.map((each) => each[name]);
  const [kinds, keys] = [texts('kind'), texts('key')];
  await run(sql.sight, [kinds, keys, texts('day'), texts('at'), numbers('downloads'), numbers('likes')]);
  await run(sql.trimHistories, [kinds, keys, historyLimit]);
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

/** What a write did to a card, and how many records it changed. */
interface WrittenCard<Result> {
  readonly result: Result;
  readonly changes: number;
}

export async function writeCard(
  run: Run,
  sql: Statements,
  head: number,
  card: Card,
): Promise<WrittenCard<CardWrite>> {
  const { kind, id, fields, revision, origin, checked, markdown, rendered } = card;
  const key = foldId(id);
  const [there] = await run(sql.card, [kind, key]);
  const { result, recordChanges } = cardChange(there && cardOf(there), card);
  if (result === 'unchanged') return { result, changes: 0 };
  await run(sql.setCard, [kind, key, id, fields, revision, origin, checked, markdown, rendered]);
  return { result, changes: recordChanges ? await moveToEnd(run, sql, head, kind, key) : 0 };
}

export async function removeCard(
  run: Run,
  sql: Statements,
  head: number,
  kind: RepoKind,
  id: string,
): Promise<WrittenCard<boolean>> {
  const key = foldId(id);
  const [dropped] = await run(sql.dropCards, [kind, textArray([key])]);
  if (dropped === undefined) return { result: false, changes: 0 };
  return { result: true, changes: isInRecord(dropped) ? await moveToEnd(run, sql, head, kind, key) : 0 };
}

/** 0 when there is no such record. */
async function moveToEnd(
  run: Run,
  sql: Statements,
  head: number,
  kind: RepoKind,
  key: string,
): Promise<number> {
  return (await run(sql.moveToEnd, [head + 1, kind, key])).length;
}
