/** @module Finds the cards in a folder: `owner/name/README.md`, `owner/name.md`, `name/README.md` or `name.md`. */

import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { repoIdProblem } from '../records/repo-id.ts';

export interface CardFile {
  readonly id: string;
  readonly file: string;
}

/** In order of id. Other files are left out. */
export async function cardFiles(folder: string): Promise<CardFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.md$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const path = relative(folder, file).split(sep).join('/');
      const id = path.replace(/(?:\/README)?\.md$/i, '');
      return repoIdProblem(id) === undefined && !/^README$/i.test(id) ? { id, file } : [];
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
