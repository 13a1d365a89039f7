/** @module The store in PostgreSQL: several servers on one set of records. */

import type { Sql, TransactionSql } from 'postgres';
import { StoreError } from '../errors.ts';
import { lastById } from '../last-by-id.ts';
import { Listeners } from '../listeners.ts';
import { changeOf, numberOf, recordOf, textOf } from '../rows.ts';
import {
  type Change,
  foldId,
  type PutOptions,
  type PutResult,
  type RecordInput,
  type RepoKind,
  type ScanOptions,
  type Store,
  type StoredRecord,
} from '../store.ts';
import { type Connector, connector, type PostgresStoreOptions, type Tables, tablesOf } from './connection.ts';
import { postgresFailure } from './failures.ts';
import { migrate } from './migrate.ts';
import { notificationProbe } from './probe.ts';
import { lockHead, moveHead, removeRecords, writeBookmark, writeRecords } from './writes.ts';

const defaultBatch = 1_000;
const closeTimeoutSeconds = 5;

/** Opens the store at `postgres://user:password@host:port/database`, and makes its tables when they are missing. */
export async function openPostgresStore(url: string, options: PostgresStoreOptions = {}): Promise<Store> {
  const where = connector(url, options);
  const sql = where.connect();
  try {
    await migrate(sql, where);
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw postgresFailure(where.database, error);
  }
  return new PostgresStore(where, sql);
}

class PostgresStore implements Store {
  readonly #where: Connector;
  readonly #sql: Sql;
  readonly #tables: Tables;
  readonly #listeners: Listeners;
  #closed = false;

  constructor(where: Connector, sql: Sql) {
    this.#where = where;
    this.#sql = sql;
    this.#tables = tablesOf(sql, where.schema);
    this.#listeners = new Listeners(
      notificationProbe({
        channel: where.channel,
        connect: () => where.connect(1),
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
    const rows = await this.#run(
      () => this.#sql`
        SELECT seq, kind, id, json FROM ${this.#tables.record}
        WHERE kind = ${kind} AND key = ANY (${keys}::text[])`,
    );
    const found = new Map(rows.map(recordOf).map((record) => [foldId(record.id), record]));
    return keys.map((key) => found.get(key));
  }

  async put(records: readonly RecordInput[], options: PutOptions = {}): Promise<PutResult> {
    return this.#write(async (tx, head) => {
      const result = await writeRecords(tx, this.#tables, head, lastById(records));
      if (options.bookmark) await writeBookmark(tx, this.#tables, options.bookmark, result);
      return { result, changes: result.inserted + result.updated };
    });
  }

  async delete(kind: RepoKind, ids: readonly string[]): Promise<number> {
    return this.#write(async (tx, head) => {
      const deleted = await removeRecords(tx, this.#tables, head, kind, ids.map(foldId));
      return { result: deleted, changes: deleted };
    });
  }

  async *scan(kind?: RepoKind, options: ScanOptions = {}): AsyncIterable<StoredRecord[]> {
    const batch = options.batch ?? defaultBatch;
    const only = kind === undefined ? this.#sql`` : this.#sql`AND kind = ${kind}`;
    let position = { kind: kind ?? '', key: foldId(options.afterId ?? '') };
    for (;;) {
      const rows = await this.#run(
        () => this.#sql`
          SELECT seq, kind, id, json FROM ${this.#tables.record}
          WHERE (kind, key) > (${position.kind}, ${position.key}) ${only}
          ORDER BY kind, key LIMIT ${batch}`,
      );
      const records = rows.map(recordOf);
      if (records.length > 0) yield records;
      const last = records.at(-1);
      if (!last || records.length < batch) return;
      position = { kind: last.kind, key: foldId(last.id) };
    }
  }

  async changesSince(seq: number, limit: number): Promise<Change[]> {
    const rows = await this.#run(
      () => this.#sql`
        (SELECT seq, kind, id, json FROM ${this.#tables.record} WHERE seq > ${seq} ORDER BY seq LIMIT ${limit})
        UNION ALL
        (SELECT seq, kind, id, NULL FROM ${this.#tables.tombstone} WHERE seq > ${seq} ORDER BY seq LIMIT ${limit})
        ORDER BY seq LIMIT ${limit}`,
    );
    return rows.map(changeOf);
  }

  async head(): Promise<number> {
    const [row] = await this.#run(() => this.#sql`SELECT head FROM ${this.#tables.state}`);
    return numberOf(row, 'head');
  }

  async count(kind: RepoKind): Promise<number> {
    const [row] = await this.#run(
      () => this.#sql`SELECT count(*) AS n FROM ${this.#tables.record} WHERE kind = ${kind}`,
    );
    return numberOf(row, 'n');
  }

  async bookmark(key: string): Promise<string | undefined> {
    const [row] = await this.#run(
      () => this.#sql`SELECT value FROM ${this.#tables.bookmark} WHERE key = ${key}`,
    );
    return textOf(row, 'value');
  }

  async identity(): Promise<string> {
    const [row] = await this.#run(() => this.#sql`SELECT identity FROM ${this.#tables.state}`);
    return textOf(row, 'identity') ?? '';
  }

  watch(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listeners.clear();
    await this.#sql.end({ timeout: closeTimeoutSeconds });
  }

  /** One writer at a time, over all servers: the lock on the head orders the transactions. */
  async #write<T>(
    work: (tx: TransactionSql, head: number) => Promise<{ result: T; changes: number }>,
  ): Promise<T> {
    const result = await this.#run(() =>
      this.#sql.begin('isolation level read committed', async (tx) => {
        const head = await lockHead(tx, this.#tables);
        const done = await work(tx, head);
        if (done.changes > 0) await moveHead(tx, this.#tables, this.#where.channel, head + done.changes);
        return done;
      }),
    );
    if (result.changes > 0) this.#listeners.changed();
    return result.result;
  }

  async #run<T>(work: () => PromiseLike<T>): Promise<T> {
    if (this.#closed) throw new StoreError('closed', this.#where.database, 'the store is closed');
    try {
      return await work();
    } catch (error) {
      throw postgresFailure(this.#where.database, error);
    }
  }
}
