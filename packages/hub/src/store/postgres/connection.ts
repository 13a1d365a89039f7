/** @module Connections to a PostgreSQL store: their settings, the names of the tables, and a name that may be shown. */

import postgres, { type Sql } from 'postgres';
import { StoreError } from '../errors.ts';

const connectTimeoutSeconds = 10;

export interface PostgresStoreOptions {
  /** The schema that holds the tables; made when it is missing. */
  readonly schema?: string;
  readonly maxConnections?: number;
}

export interface Connector {
  /** Server and database, without user and password. */
  readonly database: string;
  readonly schema: string;
  /** Where writers announce what they wrote. */
  readonly channel: string;
  connect(maxConnections?: number): Sql;
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
  return {
    database,
    schema,
    channel: `${schema}_changed`,
    connect: (maxConnections = options.maxConnections ?? 10) =>
      postgres(url, {
        max: maxConnections,
        connect_timeout: connectTimeoutSeconds,
        // Fails fast while the server is away, so that readers can fall back on what they have.
        backoff: (attempt) => Math.min(2 ** attempt / 20, 1),
        connection: { application_name: 'loadout' },
        onnotice: () => undefined,
        // Asking the server for its array types is a query nobody waits for: cut off, it would end the process.
        fetch_types: false,
        types: { textArray },
      }),
  };
}

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** `text[]`, the one array type the store sends. */
const textArray = {
  to: 1009,
  from: [1009],
  serialize: (texts: readonly string[]): string => `{${texts.map(quoted).join(',')}}`,
  parse: (text: string): string => text,
};

export type Tables = ReturnType<typeof tablesOf>;

export function tablesOf(sql: Sql, schema: string) {
  return {
    record: sql(`${schema}.record`),
    tombstone: sql(`${schema}.tombstone`),
    bookmark: sql(`${schema}.bookmark`),
    state: sql(`${schema}.state`),
  };
}

function shownName(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new StoreError('failed', 'PostgreSQL', 'the address is not of the form postgres://host/database');
  }
  return `postgres://${parsed.host}${parsed.pathname}`;
}
