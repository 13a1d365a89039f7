/** @module Creates a database file under a temporary name first, so that no process opens an incomplete one. */

import { randomBytes } from 'node:crypto';
import { linkSync, renameSync, rmSync } from 'node:fs';

/** When several processes create the file at once, the first one wins. */
export function publishNew(file: string, make: (path: string) => void): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.new`;
  try {
    make(temporary);
    publish(temporary, file);
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${temporary}${suffix}`, { force: true });
  }
}

function publish(temporary: string, file: string): void {
  try {
    linkSync(temporary, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    // The file system has no hard links.
    renameSync(temporary, file);
  }
}
