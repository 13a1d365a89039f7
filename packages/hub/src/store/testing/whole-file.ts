/** @module Whether a SQLite file is whole, by SQLite's own account. */

import { DatabaseSync } from 'node:sqlite';

export function integrity(file: string): unknown {
  const database = new DatabaseSync(file);
  try {
    return database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
  } finally {
    database.close();
  }
}
