/** @module Opens the store that a setting names: `postgres://…` is a server, anything else is a file. */

import { openPostgresStore } from './postgres/postgres-store.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

export function openStore(location: string): Promise<Store> {
  return /^postgres(ql)?:\/\//.test(location) ? openPostgresStore(location) : openSqliteStore(location);
}
