/** @module All of the web in the room: the hub, and sample files for every other address. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { extname, join, normalize } from 'node:path';
import { answerFiles } from '@loadout/hub/testing';
import type { Authority } from './certificates.ts';
import { answerGit } from './git.ts';
import type { Spaces } from './spaces.ts';

export interface Web {
  /** Folders of the repositories the next snippet may load. */
  folders: readonly string[];
  /** Addresses other than the hub's that were requested, and hub files that do not exist. */
  readonly outside: Set<string>;
  /** Addresses that the room has nothing for, and repositories that were not made. */
  readonly unanswered: Set<string>;
}

const hubNames = new Set(['huggingface.co', 'www.huggingface.co', 'hf.co']);
/** Different endings of one kind of file. */
const sampleNames: Readonly<Record<string, string>> = { '.jpeg': '.jpg', '.webp': '.png', '.gif': '.png' };

/** Data files of other addresses have a meaning that a sample cannot stand in for. */
const media = /^\.(?:jpe?g|png|webp|gif|tif|pdf|wav|flac|mp3|ogg|mp4)$/;

/** The sample that stands in for a picture, a sound or a film. */
export const sampleOf = (samples: string, path: string): string | undefined => {
  const ending = extname(path).toLowerCase();
  const file = join(samples, `sample${sampleNames[ending] ?? ending}`);
  return media.test(ending) && existsSync(file) ? file : undefined;
};

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.wav': 'audio/wav',
  '.flac': 'audio/flac',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
};

function sendFile(file: string, request: IncomingMessage, response: ServerResponse): void {
  const bytes = readFileSync(file);
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': String(bytes.length),
    'access-control-allow-origin': '*',
    etag: `"${bytes.length}"`,
    'x-repo-commit': 'stand-in',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

export async function openWeb(authority: Authority, samples: string, spaces: Spaces): Promise<Web> {
  const web: Web = { folders: [], outside: new Set(), unanswered: new Set() };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = (request.headers.host ?? '').split(':')[0] ?? '';
    const path = new URL(request.url ?? '', 'http://hub').pathname;
    const isHub = hubNames.has(host);
    if (await spaces.handle(host, request, response)) return;
    if (isHub && path.startsWith('/api/telemetry')) return void response.writeHead(200).end();
    if (isHub && path.startsWith('/api/whoami'))
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"name":"reader","type":"user","auth":{"accessToken":{"role":"read"}},"orgs":[]}');
    if (isHub && answerGit(web.folders, decodeURIComponent(path), response)) return;
    const sample = sampleOf(samples, path);
    const known = isHub && knows(web, path);
    if (sample !== undefined && !known) {
      web.outside.add(`${host}${path}`);
      return sendFile(sample, request, response);
    }
    const [, described] = isHub ? (/^\/api\/datasets\/(.+)\/croissant$/.exec(path) ?? []) : [];
    if (described !== undefined) return sendDescription(web, described, response);
    if (isHub && (await answerFiles(() => web.folders, request, response, { states: renamedIn(web) }))) {
      if (response.statusCode === 404 && !hasRepository(web, path)) web.unanswered.add(`${host}${path}`);
      return;
    }
    web.outside.add(`${host}${path}`);
    const other = isHub ? undefined : madeFor(web, host, path);
    if (other !== undefined) return sendFile(other, request, response);
    // Clients ask the hub for more than files, and go on without it.
    if (!isHub) web.unanswered.add(`${host}${path}`);
    response.writeHead(404, { 'content-type': 'text/plain' }).end('No such stand-in.');
  }

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(String(error));
    });
  };
  createHttp(listener).listen(80, '127.0.0.1');
  createHttps(
    {
      SNICallback: (name, done) => done(null, authority.contextFor(name)),
      ALPNProtocols: ['http/1.1'],
    },
    listener,
  ).listen(443, '127.0.0.1');
  return web;
}

/** Repositories with a former id, which the hub redirects: makers write `renamed.json`. */
function renamedIn({ folders }: Web): Readonly<Record<string, { readonly renamedTo: string }>> {
  const files = folders.map((folder) => join(folder, 'renamed.json')).filter(existsSync);
  const ids = files.flatMap((file): [string, string][] =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8'))),
  );
  return Object.fromEntries(ids.map(([id, renamedTo]) => [id, { renamedTo }]));
}

/** The Croissant description that the hub computes; makers of data files write it. */
function sendDescription({ folders, unanswered }: Web, id: string, response: ServerResponse): void {
  const file = folders.map((folder) => join(folder, 'croissant', `${id}.json`)).find(existsSync);
  if (file !== undefined)
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(readFileSync(file));
  unanswered.add(`huggingface.co/api/datasets/${id}/croissant`);
  response.writeHead(404).end();
}

/** The file that a maker wrote for another address: `outside/<host>/<path>`. */
const madeFor = ({ folders }: Web, host: string, path: string): string | undefined =>
  folders
    .map((folder) => join(folder, 'outside', host, normalize(decodeURIComponent(path))))
    .find((file) => existsSync(file) && statSync(file).isFile());

/** A folder with files is a repository; one with folders only is an owner. */
const hasFiles = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder, { withFileTypes: true }).some((entry) => entry.isFile());

/** Whether the repository that a path names was made, whatever the path wants of it. */
function hasRepository({ folders }: Web, path: string): boolean {
  const [first = '', ...rest] = path
    .replace(/^\/api\//, '/')
    .slice(1)
    .split('/')
    .map(decodeURIComponent);
  const [kind, parts] = /^(?:models|datasets|spaces)$/.test(first)
    ? [first, rest]
    : ['models', [first, ...rest]];
  const ids = [parts.slice(0, 2).join('/'), parts[0] ?? ''];
  return folders.some((folder) => ids.some((id) => hasFiles(join(folder, kind, id))));
}

/** Whether a path of the hub belongs to a repository in the room: then it is no sample. */
function knows({ folders }: Web, path: string): boolean {
  const [repository = ''] = path.slice(1).split(/\/(?:resolve|raw)\//);
  const place = /^(?:datasets|spaces)\//.test(repository) ? repository : `models/${repository}`;
  return path.startsWith('/api/') || folders.some((folder) => existsSync(join(folder, place)));
}
