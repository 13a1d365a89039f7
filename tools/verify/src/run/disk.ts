/** @module Frees disk space for the next environment: removes those that share least, with the packages that no other one has. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { folders, freeBytes } from './folders.ts';
import { normalName } from './package-name.ts';

export interface Made {
  readonly folder: string;
  /** Names and releases, as `packageKey` writes them. */
  readonly packages: readonly string[];
}

/** uv writes each package into a folder of its cache; the files of environments are hard links to it. */
interface Download {
  readonly folder: string;
  readonly key: string;
  readonly bytes: number;
  /** A file of which every installation is a hard link. */
  readonly linked: string;
}

export const packagesFile = (folder: string): string => join(folder, 'packages.json');

/** The packages of a complete environment, by name; `undefined` where none was made. */
export function packagesIn(folder: string): Readonly<Record<string, string>> | undefined {
  const file = packagesFile(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export const packageKey = (name: string, release: string): string => `${normalName(name)} ${release}`;

/** The last value of each line of a wheel's list of files is the size of the file. */
export const bytesInRecord = (record: string): number =>
  record.split('\n').reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(',') + 1)), 0);

function downloadIn(folder: string): Download {
  const info = readdirSync(folder).find((name) => name.endsWith('.dist-info')) ?? '';
  const [name = '', release = ''] = info.replace(/\.dist-info$/, '').split('-');
  const record = join(folder, info, 'RECORD');
  return {
    folder,
    key: packageKey(name, release),
    bytes: existsSync(record) ? bytesInRecord(readFileSync(record, 'utf8')) : 0,
    linked: join(folder, info, 'METADATA'),
  };
}

/** None before the first installation. */
const foldersIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

const downloads = (): readonly Download[] => foldersIn(join(folders.downloads, 'archive-v0')).map(downloadIn);

/** Packages without wheels were compiled here, which takes longer than a download. */
const wasCompiled = ({ key }: Download): boolean =>
  existsSync(join(folders.downloads, 'sdists-v10', 'pypi', ...key.split(' ')));

const isUnused = ({ linked }: Download): boolean => existsSync(linked) && statSync(linked).nlink === 1;

const environments = (): readonly Made[] =>
  foldersIn(folders.environments).map((folder) => ({
    folder,
    packages: Object.entries(packagesIn(folder) ?? {}).map(([name, release]) => packageKey(name, release)),
  }));

/** Folders of environments. */
export interface States {
  readonly inUse: ReadonlySet<string>;
  /** Their blocks are done. */
  readonly used: ReadonlySet<string>;
}

/** Removing less than this is not worth an installation. */
const worthwhileBytes = 500e6;

/**
 * The environment to remove first: the one with most bytes, where a package counts as its bytes divided by the
 * environments that have it. Those that were `used` go before the others, as long as that frees something.
 */
export function leastShared(
  all: readonly Made[],
  bytes: ReadonlyMap<string, number>,
  { inUse, used }: States,
): Made | undefined {
  const users = new Map<string, number>();
  for (const { packages } of all) for (const key of packages) users.set(key, (users.get(key) ?? 0) + 1);
  const own = ({ packages }: Made): number =>
    packages.reduce((sum, key) => sum + (bytes.get(key) ?? 0) / (users.get(key) ?? 1), 0);
  const ordered = all
    .filter(({ folder }) => !inUse.has(folder))
    .map((made) => ({ made, own: own(made) }))
    .filter((one) => one.own > 0)
    .toSorted((a, b) => b.own - a.own);
  const first = ordered.find((one) => used.has(one.made.folder) && one.own >= worthwhileBytes) ?? ordered[0];
  return first?.made;
}

/** Removes environments and packages until `wanted` bytes are free, or nothing is left that may be removed. */
export async function freeDisk(wanted: number, states: States): Promise<void> {
  let all = environments();
  const removable = downloads().filter((one) => !wasCompiled(one));
  const bytes = new Map(removable.map((one) => [one.key, one.bytes]));
  for (;;) {
    for (const one of removable.filter(isUnused)) await rm(one.folder, { recursive: true, force: true });
    if (freeBytes() >= wanted) return;
    const next = leastShared(all, bytes, states);
    if (next === undefined) return;
    await rm(next.folder, { recursive: true, force: true });
    all = all.filter((one) => one !== next);
  }
}
