/** @module The file protocol of the hub over a folder: model info, tree, paths-info, and resolve with HEAD and ranges. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';

/** `models/<id>`, `datasets/<id>` or `spaces/<id>` below one of the folders; the first that has it. */
export type Folders = () => readonly string[];

interface Repository {
  readonly kind: 'models' | 'datasets' | 'spaces';
  readonly id: string;
  readonly folder: string;
}

const commit = createHash('sha1').update('stand-in').digest('hex');
const commitDate = '2026-01-01T00:00:00.000Z';
const kinds = ['models', 'datasets', 'spaces'] as const;
/** Files above this size have the headers of large files. */
const largeFile = 100_000;

const json = (response: ServerResponse, value: unknown): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

function missing(response: ServerResponse, code: 'RepoNotFound' | 'EntryNotFound'): void {
  const message = code === 'RepoNotFound' ? 'Repository not found' : 'Entry not found';
  response
    .writeHead(404, { 'content-type': 'application/json', 'x-error-code': code, 'x-error-message': message })
    .end(JSON.stringify({ error: message }));
}

/** Every revision has the same files, but for the converted one where a folder `<id>@parquet` exists. */
function find(
  folders: Folders,
  kind: Repository['kind'],
  id: string,
  revision: string | undefined,
): Repository | undefined {
  const place = normalize(join(kind, id));
  if (place.startsWith('..')) return undefined;
  const root = folders().find((one) => existsSync(join(one, place)));
  if (root === undefined) return undefined;
  const converted = join(root, `${place}@parquet`);
  const isConverted = revision !== undefined && /^(?:refs\/convert\/|~)parquet$/.test(revision);
  return { kind, id, folder: isConverted && existsSync(converted) ? converted : join(root, place) };
}

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

const hashes = new Map<string, string>();

/** Large files are hashed once. */
function hashOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  const key = `${file} ${size} ${mtimeMs}`;
  const known = hashes.get(key) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
  hashes.set(key, known);
  return known;
}

function entryOf(repository: Repository, path: string) {
  const file = join(repository.folder, path);
  const { size } = statSync(file);
  const oid = hashOf(file);
  return {
    type: 'file',
    path,
    size,
    oid: oid.slice(0, 40),
    lastCommit: { id: commit, title: 'Stand-in', date: commitDate },
    ...(size > largeFile && { lfs: { oid, size, pointerSize: 134 } }),
  };
}

/** The info names the hash of a large file differently than the tree. */
function siblingOf(repository: Repository, path: string) {
  const { size, oid, lfs } = entryOf(repository, path);
  const file = { rfilename: path, size, blobId: oid };
  return lfs ? { ...file, lfs: { sha256: lfs.oid, size, pointerSize: lfs.pointerSize } } : file;
}

function info(repository: Repository): Record<string, unknown> {
  const { id, folder } = repository;
  const described = join(folder, '.record.json');
  const record: object = existsSync(described) ? JSON.parse(readFileSync(described, 'utf8')) : {};
  const files = filesOf(folder).filter((path) => path !== '.record.json');
  return {
    tags: [],
    downloads: 1,
    likes: 0,
    lastModified: commitDate,
    createdAt: commitDate,
    private: false,
    disabled: false,
    gated: false,
    ...record,
    _id: commit.slice(0, 24),
    id,
    modelId: id,
    sha: commit,
    siblings: files.map((path) => siblingOf(repository, path)),
  };
}

function tree(repository: Repository, below: string, recursive: boolean) {
  const prefix = below === '' ? '' : `${below.replace(/\/$/, '')}/`;
  const files = filesOf(repository.folder).filter(
    (path) => path.startsWith(prefix) && path !== '.record.json',
  );
  const folders = new Set(
    files.flatMap((path) => {
      const parts = path.slice(prefix.length).split('/').slice(0, -1);
      return parts.map((_, index) => prefix + parts.slice(0, index + 1).join('/'));
    }),
  );
  const direct = (path: string): boolean => recursive || !path.slice(prefix.length).includes('/');
  return [
    ...[...folders].filter(direct).map((path) => ({ type: 'directory', path, size: 0, oid: commit })),
    ...files.filter(direct).map((path) => entryOf(repository, path)),
  ];
}

function sendFile(file: string, request: IncomingMessage, response: ServerResponse): void {
  const { size } = statSync(file);
  const etag = hashOf(file);
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  const start = range ? (range[1] === '' ? Math.max(0, size - Number(range[2])) : Number(range[1])) : 0;
  const end = range && range[1] !== '' && range[2] !== '' ? Math.min(Number(range[2]), size - 1) : size - 1;
  const headers = {
    'content-type': file.endsWith('.json') ? 'application/json' : 'application/octet-stream',
    'content-length': String(size === 0 ? 0 : end - start + 1),
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    etag: `"${etag}"`,
    'x-repo-commit': commit,
    'x-linked-size': String(size),
    'x-linked-etag': `"${etag}"`,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  };
  if (start > end && size > 0) {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  response.writeHead(range ? 206 : 200, headers);
  if (request.method === 'HEAD' || size === 0) response.end();
  else createReadStream(file, { start, end }).pipe(response);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

/** Paths of a JSON body or of a form. */
function wantedPaths(body: string): readonly string[] {
  if (!body.startsWith('{')) return new URLSearchParams(body).getAll('paths');
  const { paths = [] }: { paths?: string[] } = JSON.parse(body);
  return paths;
}

/** Splits `<id>/<verb>/<revision>/<rest>`; ids have one or two parts. */
const split =
  /^(.+?)\/(tree|paths-info|revision|resolve|raw|blob|refs)(?:\/(refs\/[^/]+\/[^/]+|[^/]+))?(?:\/(.*))?$/;

async function answerApi(
  folders: Folders,
  kind: Repository['kind'],
  rest: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, id = rest, verb, revision, below = ''] = split.exec(rest) ?? [];
  const repository = find(folders, kind, id, revision);
  if (!repository) return missing(response, 'RepoNotFound');
  const url = new URL(request.url ?? '', 'http://hub');
  if (verb === 'tree')
    return json(
      response,
      tree(repository, below, url.searchParams.get('recursive')?.toLowerCase() === 'true'),
    );
  if (verb === 'refs')
    return json(response, {
      branches: [{ name: 'main', ref: 'refs/heads/main', targetCommit: commit }],
      converts: [],
      tags: [],
    });
  if (verb === 'paths-info') {
    const paths = wantedPaths(await bodyOf(request)).filter((path) => {
      const file = join(repository.folder, path);
      return existsSync(file) && statSync(file).isFile();
    });
    return json(
      response,
      paths.map((path) => entryOf(repository, path)),
    );
  }
  return json(response, info(repository));
}

/** Handles a request of the file protocol; `false` if it is none. */
export async function answerFiles(
  folders: Folders,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = decodeURIComponent(new URL(request.url ?? '', 'http://hub').pathname).slice(1);
  const api = kinds.find((kind) => path.startsWith(`api/${kind}/`));
  if (api) {
    await answerApi(folders, api, path.slice(`api/${api}/`.length), request, response);
    return true;
  }
  const kind = kinds.find((one) => path.startsWith(`${one}/`)) ?? 'models';
  const rest = path.startsWith(`${kind}/`) ? path.slice(kind.length + 1) : path;
  const [, id = '', verb = '', revision, file = ''] = split.exec(rest) ?? [];
  if (verb !== 'resolve' && verb !== 'raw') return false;
  const repository = find(folders, kind, id, revision);
  const inside = !normalize(file).startsWith('..');
  const place = repository && inside ? join(repository.folder, file) : undefined;
  if (!repository) missing(response, 'RepoNotFound');
  else if (place === undefined || !existsSync(place) || !statSync(place).isFile())
    missing(response, 'EntryNotFound');
  else sendFile(place, request, response);
  return true;
}
