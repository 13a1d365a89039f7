/** @module Repositories of the stand-in hub: folders with files, and a `.record.json` with further fields of the record. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** `models/<id>`, `datasets/<id>` or `spaces/<id>` below one of the folders; the first that has it. */
export type Folders = () => readonly string[];

export const repositoryKinds = ['models', 'datasets', 'spaces'] as const;
export type RepositoryKind = (typeof repositoryKinds)[number];

export interface Repository {
  readonly kind: RepositoryKind;
  readonly id: string;
  readonly folder: string;
}

const commitNamed = (name: string): string => createHash('sha1').update(name).digest('hex');
export const defaultCommit: string = commitNamed('stand-in');
const convertedCommit = commitNamed('stand-in, converted');
const recordFile = '.record.json';
const commitDate = '2026-01-01T00:00:00.000Z';
/** Larger files are in the large file storage, which is another host. */
export const largeFile = 100_000;

const convertedEnding = '@parquet';
const convertedRevisions = new Set<string | undefined>(['refs/convert/parquet', '~parquet', convertedCommit]);

/** Every revision has the same files, but for the converted one where a folder `<id>@parquet` exists. */
export function findRepository(
  folders: Folders,
  kind: RepositoryKind,
  id: string,
  revision: string | undefined,
): Repository | undefined {
  const place = normalize(join(kind, id));
  if (place.startsWith('..')) return undefined;
  const root = folders().find((one) => existsSync(join(one, place)));
  if (root === undefined) return undefined;
  const converted = join(root, `${place}${convertedEnding}`);
  const isConverted = convertedRevisions.has(revision);
  return { kind, id, folder: isConverted && existsSync(converted) ? converted : join(root, place) };
}

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== recordFile)
    .toSorted();

const hashes = new Map<string, string>();

/** Large files are hashed once. */
export function hashOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  const key = `${file} ${size} ${mtimeMs}`;
  const known = hashes.get(key) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
  hashes.set(key, known);
  return known;
}

export function entryOf(repository: Repository, path: string) {
  const file = join(repository.folder, path);
  const { size } = statSync(file);
  const oid = hashOf(file);
  return {
    type: 'file',
    path,
    size,
    oid: oid.slice(0, 40),
    lastCommit: { id: commitOf(repository), title: 'Stand-in', date: commitDate },
    ...(size > largeFile && { lfs: { oid, size, pointerSize: 134 } }),
  };
}

/** The info names the hash of a large file differently than the tree, and has sizes only on request. */
function siblingOf(repository: Repository, path: string, sizes: boolean) {
  if (!sizes) return { rfilename: path };
  const { size, oid, lfs } = entryOf(repository, path);
  const file = { rfilename: path, size, blobId: oid };
  return lfs ? { ...file, lfs: { sha256: lfs.oid, size, pointerSize: lfs.pointerSize } } : file;
}

/** Fields of the record that the files do not give. `sha` is the commit. */
function statedFields({ folder }: Repository): Readonly<Record<string, unknown>> {
  const file = join(folder, recordFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function commitOf(repository: Repository): string {
  if (repository.folder.endsWith(convertedEnding)) return convertedCommit;
  const { sha } = statedFields(repository);
  return typeof sha === 'string' ? sha : defaultCommit;
}

/** The whole record, as the hub's API returns it. */
export function infoOf(repository: Repository, sizes: boolean): Readonly<Record<string, unknown>> {
  const { id, folder } = repository;
  const commit = commitOf(repository);
  const files = filesOf(folder);
  return {
    tags: [],
    downloads: 1,
    likes: 0,
    lastModified: commitDate,
    createdAt: commitDate,
    private: false,
    disabled: false,
    gated: false,
    ...statedFields(repository),
    _id: defaultCommit.slice(0, 24),
    id,
    modelId: id,
    sha: commit,
    siblings: files.map((path) => siblingOf(repository, path, sizes)),
  };
}

export function treeOf(repository: Repository, below: string, recursive: boolean) {
  const prefix = below === '' ? '' : `${below.replace(/\/$/, '')}/`;
  const files = filesOf(repository.folder).filter((path) => path.startsWith(prefix));
  const folders = new Set(
    files.flatMap((path) => {
      const parts = path.slice(prefix.length).split('/').slice(0, -1);
      return parts.map((_, index) => prefix + parts.slice(0, index + 1).join('/'));
    }),
  );
  const direct = (path: string): boolean => recursive || !path.slice(prefix.length).includes('/');
  return [
    ...[...folders].filter(direct).map((path) => ({ type: 'directory', path, size: 0, oid: defaultCommit })),
    ...files.filter(direct).map((path) => entryOf(repository, path)),
  ];
}

/** Every repository of a kind, for a listing. */
export function repositoriesOf(folders: Folders, kind: RepositoryKind): readonly Repository[] {
  const roots = folders().map((folder) => join(folder, kind));
  const ids = roots.filter(existsSync).flatMap((root) =>
    readdirSync(root, { withFileTypes: true }).flatMap((owner) => {
      const below = readdirSync(join(root, owner.name), { withFileTypes: true });
      return below.some((entry) => entry.isFile())
        ? [owner.name]
        : below.map(({ name }) => `${owner.name}/${name}`);
    }),
  );
  return [...new Set(ids)]
    .filter((id) => !id.includes('@'))
    .flatMap((id) => findRepository(folders, kind, id, undefined) ?? []);
}
