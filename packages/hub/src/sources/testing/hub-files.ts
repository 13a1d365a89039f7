/** @module The file protocol of the hub over a folder: info, tree, paths-info, and resolve with HEAD and ranges. */
import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import {
  commitOf,
  entryOf,
  findRepository,
  type Folders,
  infoOf,
  type Repository,
  type RepositoryKind,
  repositoryKinds,
  treeOf,
} from './hub-repository.ts';
import { answerState, refuse, type RepositoryStates } from './repository-state.ts';
import { sendRepositoryFile } from './send-file.ts';

export interface FilesOptions {
  readonly states?: RepositoryStates;
  /** Origin of the host that large files are redirected to. */
  readonly contentUrl?: string;
}

const json = (response: ServerResponse, value: unknown): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

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

/** The path of a file inside the repository; `undefined` for what is no file of it. */
function fileIn(repository: Repository, path: string): string | undefined {
  if (normalize(path).startsWith('..')) return undefined;
  const file = join(repository.folder, path);
  return existsSync(file) && statSync(file).isFile() ? path : undefined;
}

const isTrue = (value: string | null): boolean => value?.toLowerCase() === 'true';

/** With `expand`, only the requested fields. */
export function expanded(
  record: Readonly<Record<string, unknown>>,
  query: URLSearchParams,
): Readonly<Record<string, unknown>> {
  const fields = [...query.getAll('expand'), ...query.getAll('expand[]')];
  if (fields.length === 0) return record;
  const kept = ['_id', 'id', ...fields].filter((field) => Object.hasOwn(record, field));
  return Object.fromEntries(kept.map((field) => [field, record[field]]));
}

async function answerApi(
  folders: Folders,
  kind: RepositoryKind,
  rest: string,
  { states = {} }: FilesOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, id = rest, verb, revision, below = ''] = split.exec(rest) ?? [];
  if (answerState(states[`${kind}/${id}`], { id, part: 'record' }, request, response)) return;
  const repository = findRepository(folders, kind, id, revision);
  if (!repository) return refuse(response, 404, 'RepoNotFound');
  const { searchParams: query } = new URL(request.url ?? '', 'http://hub');
  if (verb === 'tree') return json(response, treeOf(repository, below, isTrue(query.get('recursive'))));
  if (verb === 'refs')
    return json(response, {
      branches: [{ name: 'main', ref: 'refs/heads/main', targetCommit: commitOf(repository) }],
      converts: [],
      tags: [],
    });
  if (verb === 'paths-info') {
    const paths = wantedPaths(await bodyOf(request)).flatMap((path) => fileIn(repository, path) ?? []);
    return json(
      response,
      paths.map((path) => entryOf(repository, path)),
    );
  }
  return json(response, expanded(infoOf(repository, isTrue(query.get('blobs'))), query));
}

/** Handles a request of the file protocol; `false` if it is none. */
export async function answerFiles(
  folders: Folders,
  request: IncomingMessage,
  response: ServerResponse,
  options: FilesOptions = {},
): Promise<boolean> {
  const path = decodeURIComponent(new URL(request.url ?? '', 'http://hub').pathname).slice(1);
  const api = repositoryKinds.find((kind) => path.startsWith(`api/${kind}/`));
  if (api) {
    await answerApi(folders, api, path.slice(`api/${api}/`.length), options, request, response);
    return true;
  }
  const kind = repositoryKinds.find((one) => path.startsWith(`${one}/`)) ?? 'models';
  const rest = path.startsWith(`${kind}/`) ? path.slice(kind.length + 1) : path;
  const [, id = '', verb = '', revision, file = ''] = split.exec(rest) ?? [];
  if (verb !== 'resolve' && verb !== 'raw') return false;
  if (answerState(options.states?.[`${kind}/${id}`], { id, part: 'file' }, request, response)) return true;
  const repository = findRepository(folders, kind, id, revision);
  const found = repository && fileIn(repository, file);
  if (!repository) refuse(response, 404, 'RepoNotFound');
  else if (found === undefined) refuse(response, 404, 'EntryNotFound');
  else sendRepositoryFile(repository, found, { request, response }, options.contentUrl);
  return true;
}
