/** @module The PostgreSQL store, which several servers can share. */

import { lastById } from '../last-by-id.ts';
import { Listeners } from '../listeners.ts';
import type { OpenOptions } from '../migrations.ts';
import { cardOf, changeOf, numberOf, recordOf, textOf } from '../rows.ts';
import {
  type Card,
  type CardWrite,
  type Change,
  foldId,
  type PutOptions,
  type PutResult,
  type RecordInput,
  type RepoKind,
  type ScanOptions,
  type Sighting,
  type Store,
  type StoredRecord,
} from '../store.ts';
import { scanPages } from '../scan-pages.ts';
import { lastOfDay, sightingOf } from '../sightings.ts';
import { type Connector, connector, type PostgresStoreOptions } from './connection.ts';
import { postgresFailure } from './failures.ts';
import { migrate } from './migrate.ts';
import { notificationProbe } from './probe.ts';
import { type Run, Sessions } from './sessions.ts';
import { type Statements, statementsOf } from './statements.ts';
import { textArray } from './text-array.ts';
import {
  lockHead,
  moveHead,
  removeCard,
  removeRecords,
  writeBookmark,
  writeCard,
  writeRecords,
  writeSightings,
} from './writes.ts';

export async function connectStore(url: string, options: PostgresStoreOptions & OpenOptions): Promise<Store> {
  const where = connector(url, options);
  const client = where.client();
  try {
    await client.connect();
    const upgrade = await migrate(client, where);
    if (upgrade) options.onUpgrade?.(upgrade);
  } catch (error) {
    throw postgresFailure(where.database, error);
  } finally {
    await client.end().catch(() => undefined);
  }
  return new PostgresStore(where);
}

class PostgresStore implements Store {
  readonly #where: Connector;
  readonly #sessions: Sessions;
  readonly #sql: Statements;
  readonly #listeners: Listeners;

  constructor(where: Connector) {
    this.#where = where;
    this.#sessions = new Sessions(where.database, where.pool());
    this.#sql = statementsOf(where.schema);
    this.#listeners = new Listeners(
      notificationProbe({
        channel: where.channel,
        client: () => where.client(),
        head: () => this.head(),
      }),
    );
  }

  async get(kind: RepoKind, id: string): Promise<StoredRecord | undefined> {
    const [record] = await this.getMany(kind, [id]);
    return record;
  }

  async getMany(kind: RepoKind, ids: readonly string[]): Promise<(StoredRecord | undefined)[]> {
    const keys = ids.map(foldId);
    const rows = await this.#sessions.query(this.#sql.find, [kind, textArray(keys)]);
    const found = new Map(rows.map(recordOf).map((record) => [foldId(record.id), record]));
    return keys.map((key) => found.get(key));
  }

  async put(records: readonly RecordInput[], options: PutOptions = {}): Promise<PutResult> {
    return this.#write(async (run, head) => {
      const result = await writeRecords(run, this.#sql, head, lastById(records));
      if (options.bookmark) await writeBookmark(run, this.#sql, options.bookmark, result);
      await writeSightings(run, this.#sql, lastOfDay(options.sightings ?? []));
      return { result, changes: result.inserted + result.updated };
    });
  }

  async delete(kind: RepoKind, ids: readonly string[]): Promise<number> {
    return this.#write(async (run, head) => {
      const deleted = await removeRecords(run, this.#sql, head, kind, ids.map(foldId));
      return { result: deleted, changes: deleted };
    });
  }

  scan(kind?: RepoKind, options: ScanOptions = {}): AsyncIterable<StoredRecord[]> {
    const page = kind === undefined ? this.#sql.pageOfAll : this.#sql.pageOfKind;
    return scanPages(kind, options, async (position, batch) =>
      (await this.#sessions.query(page, [...position, batch])).map(recordOf),
    );
  }

  async changesSince(seq: number, limit: number): Promise<Change[]> {
    return (await this.#sessions.query(this.#sql.changes, [seq, limit])).map(changeOf);
  }

  async head(): Promise<number> {
    const [row] = await this.#sessions.query(this.#sql.head);
    return numberOf(row, 'head');
  }

  async count(kind: RepoKind): Promise<number> {
    const [row] = await this.#sessions.query(this.#sql.count, [kind]);
    return numberOf(row, 'n');
  }

  async card(kind: RepoKind, id: string): Promise<Card | undefined> {
    const [row] = await this.#sessions.query(this.#sql.card, [kind, foldId(id)]);
    return row && cardOf(row);
  }

  async cardTexts(records: readonly Pick<RecordInput, 'kind' | 'id'>[]): Promise<(string | undefined)[]> {
    const kinds = textArray(records.map(({ kind }) => kind));
    const keys = records.map(({ id }) => foldId(id));
    const rows = await this.#sessions.query(this.#sql.cardTexts, [kinds, textArray(keys)]);
    const texts = new Map(
      rows.map((row) => [`${textOf(row, 'kind')} ${textOf(row, 'key')}`, textOf(row, 'markdown')]),
    );
    return records.map(({ kind }, i) => texts.get(`${kind} ${keys[i]}`));
  }

  async putCard(card: Card): Promise<CardWrite> {
    return this.#write((run, head) => writeCard(run, this.#sql, head, card));
  }

  async deleteCard(kind: RepoKind, id: string): Promise<boolean> {
    return this.#write((run, head) => removeCard(run, this.#sql, head, kind, id));
  }

  async bookmark(key: string): Promise<string | undefined> {
    const [row] = await this.#sessions.query(this.#sql.bookmark, [key]);
    return textOf(row, 'value');
  }

  async histories(kind: RepoKind, ids: readonly string[]): Promise<(readonly Sighting[])[]> {
    const keys = ids.map(foldId);
    const rows = await this.#sessions.query(this.#sql.histories, [kind, textArray(keys)]);
    const byKey = Map.groupBy(rows, (row) => textOf(row, 'key'));
    return keys.map((key) => (byKey.get(key) ?? []).map(sightingOf));
  }

  async identity(): Promise<string> {
    const [row] = await this.#sessions.query(this.#sql.identity);
    return textOf(row, 'identity') ?? '';
  }

  watch(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await this.#sessions.close();
  }

  /** One writer at a time across all servers: the row lock on the head orders the transactions. */
  async #write<T>(work: (run: Run, head: number) => Promise<{ result: T; changes: number }>): Promise<T> {
    const done = await this.#sessions.transaction(async (run) => {
      const head = await lockHead(run, this.#sql);
      const written = await work(run, head);
      if (written.changes > 0) await moveHead(run, this.#sql, this.#where.channel, head + written.changes);
      return written;
    });
    if (done.changes > 0) this.#listeners.changed();
    return done.result;
  }
}
