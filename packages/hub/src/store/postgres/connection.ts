/** @module PostgreSQL connections: limits, timeouts, the schema, and a database name for messages. */

import { Client, Pool } from 'pg';
import { StoreError } from '../errors.ts';

/** For a new connection, and for an idle one when all are in use. */
const connectTimeoutMs = 10_000;
const statementTimeoutMs = 30_000;
/** Writers queue for the same lock. */
const lockTimeoutMs = 20_000;
const idleInTransactionTimeoutMs = 30_000;
/** Measured by the client, because a server's timeout error does not arrive over a lost connection. */
const queryTimeoutMs = statementTimeoutMs + 5_000;
const idleTimeoutMs = 30_000;
const defaultMaxConnections = 10;

export interface PostgresStoreOptions {
  /** The schema of the tables; created if missing. */
  readonly schema?: string;
  readonly maxConnections?: number;
}

export interface Connector {
  /** Server and database, without user and password. */
  readonly database: string;
  readonly schema: string;
  /** The NOTIFY channel of the change sequence. */
  readonly channel: string;
  pool(): Pool;
  /** A connection outside the pool, without a statement timeout. */
  client(): Client;
}

export function connector(url: string, options: PostgresStoreOptions): Connector {
  const database = shownName(url);
  const schema = options.schema ?? 'loadout';
  if (!/^[a-z_][a-z0-9_]{0,39}$/.test(schema)) {
    throw new StoreError(
      'failed',
      database,
      `schema ${JSON.stringify(schema)}: use lower-case letters, digits and underscores`,
    );
  }
  const common = {
    connectionString: url,
    application_name: 'loadout',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  };
  return {
    database,
    schema,
    channel: `${schema}_changed`,
    pool() {
      const pool = new Pool({
        ...common,
        max: options.maxConnections ?? defaultMaxConnections,
        idleTimeoutMillis: idleTimeoutMs,
        statement_timeout: statementTimeoutMs,
        lock_timeout: lockTimeoutMs,
        idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
        query_timeout: queryTimeoutMs,
      });
      // The pool drops a lost idle connection; without a listener, the error event would end the process.
      pool.on('error', ignore);
      // The pool listens only while a connection is idle. A connection in use also reports its loss through the query.
      pool.on('connect', (client) => client.on('error', ignore));
      return pool;
    },
    client() {
      const client = new Client(common);
      client.on('error', ignore);
      return client;
    },
  };
}

const ignore = (): void => undefined;

function shownName(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new StoreError('failed', 'PostgreSQL', 'the address is not of the form postgres://host/database');
  }
  return `postgres://${parsed.host}${parsed.pathname}`;
}
