/** @module Runs statements on pooled connections and converts driver errors to store errors. */

import type { ClientBase, Pool, PoolClient } from 'pg';
import { StoreError } from '../errors.ts';
import type { Row } from '../rows.ts';
import { endsConnection, postgresFailure } from './failures.ts';

/** A named statement is prepared once per connection. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
}

export type Run = (statement: Statement, values?: readonly unknown[]) => Promise<Row[]>;

const closeTimeoutMs = 5_000;

export class Sessions {
  readonly #database: string;
  readonly #pool: Pool;
  #closing: Promise<void> | undefined;

  constructor(database: string, pool: Pool) {
    this.#database = database;
    this.#pool = pool;
  }

  async query(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    const client = await this.#connect();
    try {
      const rows = await rowsOf(client, statement, values);
      client.release();
      return rows;
    } catch (error) {
      client.release(endsConnection(error));
      throw postgresFailure(this.#database, error);
    }
  }

  /** Errors of `work` are rethrown. A failed transaction closes its connection, so that the server rolls it back. */
  async transaction<T>(work: (run: Run) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    const run: Run = async (statement, values = []) => {
      try {
        return await rowsOf(client, statement, values);
      } catch (error) {
        throw postgresFailure(this.#database, error);
      }
    };
    try {
      await run({ text: 'BEGIN ISOLATION LEVEL READ COMMITTED' });
      const result = await work(run);
      await run({ text: 'COMMIT' });
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Waits for open queries, but not for an unresponsive server. */
  close(): Promise<void> {
    this.#closing ??= endPool(this.#pool);
    return this.#closing;
  }

  async #connect(): Promise<PoolClient> {
    if (this.#closing) throw new StoreError('closed', this.#database, 'the store is closed');
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw postgresFailure(this.#database, error);
    }
  }
}

async function rowsOf(client: ClientBase, statement: Statement, values: readonly unknown[]): Promise<Row[]> {
  // Without values, the driver uses the simple query protocol, which needs one message.
  const { rows } = await client.query<Row>({
    ...statement,
    ...(values.length > 0 && { values: [...values] }),
  });
  return rows;
}

async function endPool(pool: Pool): Promise<void> {
  const timeout = Promise.withResolvers<void>();
  const timer = setTimeout(timeout.resolve, closeTimeoutMs);
  await Promise.race([pool.end(), timeout.promise]);
  clearTimeout(timer);
}
