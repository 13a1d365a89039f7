/** @module A resume key for a file: it changes when the file is replaced or modified. */

import { realpath, stat } from 'node:fs/promises';

export async function fileResumeKey(path: string): Promise<string> {
  const [real, { size, mtimeMs }] = await Promise.all([realpath(path), stat(path)]);
  return `${real} ${size} ${mtimeMs}`;
}
