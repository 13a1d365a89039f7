/** @module Opens a store by its setting: `postgres://…` is a server, anything else is a file. */

import { openPostgresStore } from './postgres/open.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

export function openStore(location: string): Promise<Store> {
  return /^postgres(ql)?:\/\//.test(location) ? openPostgresStore(location) : openSqliteStore(location);
}
