/** @module Detects writes by other processes to the same file. */

import type { DatabaseSync } from 'node:sqlite';
import type { Probe } from '../listeners.ts';
import { numberOf } from '../rows.ts';

const intervalMs = 500;

/** `PRAGMA data_version` changes with every commit of another connection; reading it takes microseconds. */
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
        // Ignored: the next read or write of the store reports the error to its caller.
      }
    }, intervalMs);
    timer.unref();
    return () => clearInterval(timer);
  };
}
