/** @module Notices what other processes write to the same file. */

import type { DatabaseSync } from 'node:sqlite';
import type { Probe } from '../listeners.ts';
import { numberOf } from '../rows.ts';

const intervalMs = 500;

/** SQLite counts the commits of other connections; reading the count costs microseconds. */
export function dataVersionProbe(database: DatabaseSync): Probe {
  return (changed) => {
    const statement = database.prepare('PRAGMA data_version');
    const read = () => numberOf(statement.get(), 'data_version');
    let seen = read();
    const timer = setInterval(() => {
      try {
        const version = read();
        if (version === seen) return;
        seen = version;
        changed();
      } catch {
        // Whatever is wrong with the file, the next read or write of the store says it to someone who can act.
      }
    }, intervalMs);
    timer.unref();
    return () => clearInterval(timer);
  };
}
