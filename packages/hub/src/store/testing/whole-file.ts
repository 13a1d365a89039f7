/** @module Checks the integrity of a SQLite file with SQLite's own check. */

import { DatabaseSync } from 'node:sqlite';

export function integrity(file: string): unknown {
  const database = new DatabaseSync(file);
  try {
    return database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
  } finally {
    database.close();
  }
}
