/** @module A hash of the names and contents of a set of files. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} base
 * @param {string} path relative to base
 * @param {(path: string) => boolean} isInput
 * @returns {string[]}
 */
const filesUnder = (base, path, isInput) => {
  const absolute = join(base, path);
  if (!existsSync(absolute) || !isInput(path)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute).flatMap((name) => filesUnder(base, `${path}/${name}`, isInput));
};

/**
 * Files and folders that do not exist count as empty.
 *
 * @param {string} base
 * @param {readonly string[]} paths files and folders, relative to base, with forward slashes
 * @param {(path: string) => boolean} [isInput]
 */
export const fingerprint = (base, paths, isInput = () => true) => {
  const digest = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(base, path, isInput)).toSorted()) {
    const content = readFileSync(join(base, file));
    digest.update(`${file}\0${content.length}\0`).update(content);
  }
  return digest.digest('hex');
};
