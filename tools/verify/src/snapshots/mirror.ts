/** @module Finds bare git directories below a folder: `DIR/owner+name`, or a folder inside it. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const isGit = (folder: string): boolean =>
  ['HEAD', 'objects'].every((part) => existsSync(join(folder, part)));

/** The git directory at or below a folder, at most two levels down. */
function gitDirectory(folder: string, levels = 2): string | undefined {
  if (isGit(folder)) return folder;
  if (levels === 0 || !statSync(folder).isDirectory()) return undefined;
  for (const name of readdirSync(folder)) {
    const found = gitDirectory(join(folder, name), levels - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Git directories by `owner/name`, for the wanted repositories that are there. Names are compared without case. */
export function findMirrors(folder: string, wanted: readonly string[]): Readonly<Record<string, string>> {
  const places = new Map(readdirSync(folder).map((name) => [name.toLowerCase(), join(folder, name)]));
  return Object.fromEntries(
    wanted.flatMap((name) => {
      const place = places.get(name.replace('/', '+').toLowerCase());
      const directory = place === undefined ? undefined : gitDirectory(place);
      return directory === undefined ? [] : [[name, directory]];
    }),
  );
}
