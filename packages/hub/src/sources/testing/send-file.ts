/** @module Sends a file of the stand-in hub: HEAD, ranges, ETag, commit, and large files from the content host. */
import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { commitOf, hashOf, largeFile, type Repository } from './hub-repository.ts';

interface Sent {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** With `contentUrl`, a large file is a redirect to that host, as on the real hub. */
export function sendRepositoryFile(
  repository: Repository,
  path: string,
  { request, response }: Sent,
  contentUrl?: string,
): void {
  const file = join(repository.folder, path);
  const { size } = statSync(file);
  const etag = `"${hashOf(file)}"`;
  const facts = {
    'x-repo-commit': commitOf(repository),
    'x-linked-size': String(size),
    'x-linked-etag': etag,
  };
  if (contentUrl === undefined || size <= largeFile) return sendBytes(file, { request, response }, facts);
  const location = `${contentUrl}/content/${repository.kind}/${repository.id}/${path}`;
  response.writeHead(302, { ...facts, location, 'content-length': '0' }).end();
}

/** The bytes themselves; headers of the hub come with them only if the hub sends them. */
export function sendBytes(
  file: string,
  { request, response }: Sent,
  facts: Readonly<Record<string, string>> = {},
): void {
  const { size } = statSync(file);
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  const start = range ? (range[1] === '' ? Math.max(0, size - Number(range[2])) : Number(range[1])) : 0;
  const end = range && range[1] !== '' && range[2] !== '' ? Math.min(Number(range[2]), size - 1) : size - 1;
  if (start > end && size > 0) {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  response.writeHead(range ? 206 : 200, {
    'content-type': file.endsWith('.json') ? 'application/json' : 'application/octet-stream',
    'content-length': String(size === 0 ? 0 : end - start + 1),
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    etag: `"${hashOf(file)}"`,
    ...facts,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  else createReadStream(file, { start, end }).pipe(response);
}
