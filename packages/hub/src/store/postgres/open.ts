/** @module Opens a store in PostgreSQL. Its code and the client of the database are loaded with the first one. */

import type { OpenOptions } from '../migrations.ts';
import type { Store } from '../store.ts';
import type { PostgresStoreOptions } from './connection.ts';

/** Opens the store at `postgres://user:password@host:port/database` and creates its tables if missing. */
export async function openPostgresStore(
  url: string,
  options: PostgresStoreOptions & OpenOptions = {},
): Promise<Store> {
  const { connectStore } = await import('./postgres-store.ts');
  return connectStore(url, options);
}
