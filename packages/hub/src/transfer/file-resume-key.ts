/** @module A name for a file as it is now: another file in its place, or the file changed, is another source. */

import { realpath, stat } from 'node:fs/promises';

export async function fileResumeKey(path: string): Promise<string> {
  const [real, { size, mtimeMs }] = await Promise.all([realpath(path), stat(path)]);
  return `${real} ${size} ${mtimeMs}`;
}
