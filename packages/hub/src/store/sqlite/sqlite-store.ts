/** @module The SQLite store: one file, embedded, the default. */

import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../errors.ts';
import { bookmarkValue } from '../bookmark-value.ts';
import { lastById } from '../last-by-id.ts';
import { Listeners } from '../listeners.ts';
import type { OpenOptions } from '../migrations.ts';
import { pageOf } from '../page-size.ts';
import { cardChange, cardOf, changeOf, isInRecord, numberOf, recordOf, textOf } from '../rows.ts';
import { scanPages } from '../scan-pages.ts';
import { lastOfDay, sightingOf } from '../sightings.ts';
import {
  type Bookmark,
  type Card,
  type CardWrite,
  type Change,
  foldId,
  historyLimit,
  type PutOptions,
  type PutResult,
  type RecordInput,
  type RepoKind,
  type ScanOptions,
  type Sighting,
  type SightingInput,
  type Store,
  type StoredRecord,
} from '../store.ts';
import { openDatabase, transaction } from './database.ts';
import { sqliteFailure } from './failures.ts';
import { retryWhileBusy } from './locks.ts';
import { dataVersionProbe } from './probe.ts';
import { openForReading } from './reading.ts';
import { prepareStatements, type Statements } from './statements.ts';
import { sqliteSteps } from './steps.ts';

const defaultBusyTimeoutMs = 10_000;

export interface SqliteStoreOptions extends OpenOptions {
  /** How long a call waits for another process's lock before it fails with `busy`. */
  readonly busyTimeoutMs?: number;
  /** How many connections of this process share the memory for cached pages. */
  readonly connections?: number;
  /** `read` also opens a file that this process cannot write; its writes fail with `read-only`. */
  readonly access?: 'read' | 'write';
}

/** Opens or creates the file. Several processes may open it; one writes at a time. */
export async function openSqliteStore(file: string, options: SqliteStoreOptions = {}): Promise<Store> {
  const { busyTimeoutMs = defaultBusyTimeoutMs, onUpgrade, connections, access } = options;
  const open = (): DatabaseSync => {
    try {
      return openDatabase(file, sqliteSteps, onUpgrade, connections);
    } catch (error) {
      const isReadOnly = error instanceof StoreError && error.code === 'read-only';
      if (access === 'read' && isReadOnly) return openForReading(file, sqliteSteps);
      throw error;
    }
  };
  const database = await retryWhileBusy(busyTimeoutMs, () => false, open);
  try {
    return new SqliteStore(file, database, prepareStatements(database), busyTimeoutMs);
  } catch (error) {
    database.close();
    throw sqliteFailure(file, error);
  }
}

class SqliteStore implements Store {
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #sql: Statements;
  readonly #busyTimeoutMs: number;
  readonly #listeners: Listeners;
  /** The previous write. Writes run in call order, even when one waits for a lock. */
  #lastWrite: Promise<unknown> = Promise.resolve();
  /** Whether the write-ahead log has commits that no fsync has covered yet. */
  #unsynced = false;
  #closing = false;

  constructor(file: string, database: DatabaseSync, statements: Statements, busyTimeoutMs: number) {
    this.#file = file;
    this.#database = database;
    this.#sql = statements;
    this.#busyTimeoutMs = busyTimeoutMs;
    this.#listeners = new Listeners(dataVersionProbe(database));
  }

  async get(kind: RepoKind, id: string): Promise<StoredRecord | undefined> {
    return this.#run(() => this.#find(kind, id));
  }

  async getMany(kind: RepoKind, ids: readonly string[]): Promise<(StoredRecord | undefined)[]> {
    return this.#run(() => this.#findMany(kind, ids));
  }

  async put(records: readonly RecordInput[], options: PutOptions = {}): Promise<PutResult> {
    const result = await this.#write(options.sync !== 'deferred', () => {
      const counts = this.#putAll(records);
      if (options.bookmark) this.#setBookmark(options.bookmark, counts);
      this.#addSightings(options.sightings ?? []);
      return counts;
    });
    if (result.inserted + result.updated > 0) this.#listeners.changed();
    return result;
  }

  async delete(kind: RepoKind, ids: readonly string[]): Promise<number> {
    const deleted = await this.#write(true, () => {
      let seq = this.#head();
      const before = seq;
      for (const key of ids.map(foldId)) {
        const id = textOf(this.#sql.remove.get(kind, key), 'id');
        if (id === undefined) continue;
        this.#sql.bury.run((seq += 1), kind, key, id);
        this.#sql.dropCard.get(kind, key);
        this.#sql.dropHistory.run(kind, key);
      }
      return seq - before;
    });
    if (deleted > 0) this.#listeners.changed();
    return deleted;
  }

  scan(kind?: RepoKind, options: ScanOptions = {}): AsyncIterable<StoredRecord[]> {
    const page = kind === undefined ? this.#sql.pageOfAll : this.#sql.pageOfKind;
    return scanPages(kind, options, (position, batch) =>
      this.#run(() => pageOf(page.iterate(...position, batch), recordOf)),
    );
  }

  async changesSince(seq: number, limit: number): Promise<Change[]> {
    return this.#run(() => pageOf(this.#sql.changes.iterate(seq, seq, limit), changeOf));
  }

  async head(): Promise<number> {
    return this.#run(() => this.#head());
  }

  async count(kind: RepoKind): Promise<number> {
    return this.#run(() => numberOf(this.#sql.count.get(kind), 'n'));
  }

  async card(kind: RepoKind, id: string): Promise<Card | undefined> {
    return this.#run(() => this.#findCard(kind, id));
  }

  async cardTexts(records: readonly Pick<RecordInput, 'kind' | 'id'>[]): Promise<(string | undefined)[]> {
    return this.#run(() =>
      records.map(({ kind, id }) => textOf(this.#sql.cardText.get(kind, foldId(id)), 'markdown')),
    );
  }

  async putCard(card: Card): Promise<CardWrite> {
    const { kind, id, fields, revision, origin, checked, markdown, rendered } = card;
    const key = foldId(id);
    const { result, recordChanges } = await this.#write(true, () => {
      const change = cardChange(this.#findCard(kind, id), card);
      if (change.result === 'unchanged') return change;
      this.#sql.setCard.run(kind, key, id, fields, revision, origin, checked, markdown, rendered);
      if (change.recordChanges) this.#sql.moveToEnd.run(this.#head() + 1, kind, key);
      return change;
    });
    if (recordChanges) this.#listeners.changed();
    return result;
  }

  async deleteCard(kind: RepoKind, id: string): Promise<boolean> {
    const key = foldId(id);
    const dropped = await this.#write(true, () => {
      const row = this.#sql.dropCard.get(kind, key);
      if (row !== undefined && isInRecord(row)) this.#sql.moveToEnd.run(this.#head() + 1, kind, key);
      return row;
    });
    if (dropped !== undefined) this.#listeners.changed();
    return dropped !== undefined;
  }

  async bookmark(key: string): Promise<string | undefined> {
    return this.#run(() => textOf(this.#sql.bookmark.get(key), 'value'));
  }

  async histories(kind: RepoKind, ids: readonly string[]): Promise<(readonly Sighting[])[]> {
    return this.#run(() => ids.map((id) => this.#sql.history.all(kind, foldId(id)).map(sightingOf)));
  }

  async identity(): Promise<string> {
    return this.#run(() => textOf(this.#sql.identity.get(), 'value') ?? '');
  }

  watch(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  async close(): Promise<void> {
    this.#closing = true;
    this.#listeners.clear();
    await this.#lastWrite;
    if (this.#database.isOpen) this.#database.close();
  }

  #find(kind: RepoKind, id: string): StoredRecord | undefined {
    const row = this.#sql.find.get(kind, foldId(id));
    return row && recordOf(row);
  }

  /** One statement for all takes three quarters of the time of one for each. */
  #findMany(kind: RepoKind, ids: readonly string[]): (StoredRecord | undefined)[] {
    const found: (StoredRecord | undefined)[] = ids.map(() => undefined);
    for (const row of this.#sql.findMany.all(JSON.stringify(ids.map(foldId)), kind))
      found[numberOf(row, 'at')] = recordOf(row);
    return found;
  }

  #findCard(kind: RepoKind, id: string): Card | undefined {
    const row = this.#sql.card.get(kind, foldId(id));
    return row && cardOf(row);
  }

  #putAll(records: readonly RecordInput[]): PutResult {
    const counts = { inserted: 0, updated: 0, unchanged: 0 };
    let seq = this.#head();
    const deletedBefore = this.#sql.anyTombstone.get() !== undefined;
    for (const { kind, id, json, key } of lastById(records)) {
      const there = this.#sql.find.get(kind, key);
      if (!there) {
        if (deletedBefore) this.#sql.unbury.run(kind, key);
        this.#sql.insert.run((seq += 1), kind, key, id, json);
        counts.inserted += 1;
      } else if (textOf(there, 'id') === id && textOf(there, 'json') === json) {
        counts.unchanged += 1;
      } else {
        this.#sql.update.run((seq += 1), id, json, numberOf(there, 'seq'));
        counts.updated += 1;
      }
    }
    return counts;
  }

  #addSightings(sightings: readonly SightingInput[]): void {
    for (const { kind, key, day, at, downloads, likes } of lastOfDay(sightings)) {
      this.#sql.sight.run(kind, key, day, at, downloads, likes);
      this.#sql.trimHistory.run(kind, key, historyLimit);
    }
  }

  #setBookmark(bookmark: Bookmark, result: PutResult): void {
    const { key } = bookmark;
    const value = bookmarkValue(bookmark, result);
    if (value === null) this.#sql.dropBookmark.run(key);
    else this.#sql.setBookmark.run(key, value);
  }

  /** One of the two tables always has the latest change: removing a row from either adds a later one. */
  #head(): number {
    return numberOf(this.#sql.head.get(), 'seq');
  }

  #write<T>(durable: boolean, work: () => T): Promise<T> {
    const write = () =>
      this.#run(() => {
        this.#sql.synchronous(durable ? 'FULL' : 'NORMAL');
        const result = transaction(this.#database, () => {
          // SQLite does not sync a commit without changes, so this adds one.
          if (durable && this.#unsynced) this.#sql.touch.run();
          return work();
        });
        this.#unsynced = !durable;
        return result;
      });
    const done = this.#lastWrite.then(write);
    this.#lastWrite = done.catch(() => undefined);
    return done;
  }

  #run<T>(work: () => T): Promise<T> {
    return retryWhileBusy(
      this.#busyTimeoutMs,
      () => this.#closing,
      () => {
        if (!this.#database.isOpen) throw new StoreError('closed', this.#file, 'the store is closed');
        try {
          return work();
        } catch (error) {
          throw sqliteFailure(this.#file, error);
        }
      },
    );
  }
}
