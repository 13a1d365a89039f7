/** @module Static files. Only files listed at startup are served, so path traversal is impossible. */
import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { accepts } from './compress.ts';
import { matches } from './conditional.ts';
import { wholeOrPart } from './range.ts';

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly packed: Map<string, Promise<Uint8Array<ArrayBuffer>>>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthPacking = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg)/;

const samplesPrefix = '/samples/';

/** Maps URL paths to files. */
export type FileList = ReadonlyMap<string, string>;

/** Files below `hashedPrefix` have a content hash in their name and never change. */
export function staticFiles(list: FileList, hashedPrefix = '/assets/'): MiddlewareHandler {
  const files = new Map<string, Promise<StaticFile>>();
  const open = (path: string, file: string): Promise<StaticFile> => {
    const known = files.get(path) ?? readStaticFile(file);
    files.set(path, known);
    return known;
  };

  return async (c, next) => {
    const path = decodePath(c.req.path);
    const source = list.get(path);
    if (source === undefined || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const file = await open(path, source);
    const headers = new Headers({
      etag: file.etag,
      'cache-control': path.startsWith(hashedPrefix) ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      // Snippets that run in pages of other sites fetch them.
      ...(path.startsWith(samplesPrefix) && { 'access-control-allow-origin': '*' }),
    });
    if (matches(c.req.header('if-none-match'), file.etag))
      return new Response(null, { status: 304, headers });
    headers.set('content-type', file.type);
    if (!worthPacking.test(file.type)) return wholeOrPart(file.body, file.etag, c.req, headers);
    const body = await encoded(file, c.req.header('accept-encoding'), headers);
    headers.set('content-length', String(body.byteLength));
    return new Response(body, { headers });
  };
}

/** Maps every file of a folder to a path at the root of the server. */
export function filesOf(folder: string): FileList {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]),
  );
}

async function readStaticFile(file: string): Promise<StaticFile> {
  const body = new Uint8Array(await readFile(file));
  const type = getMimeType(file) ?? 'application/octet-stream';
  const tag = `"${hash('sha1', body, 'base64url')}"`;
  return {
    type,
    // Compressible types get a weak ETag, because their bytes depend on the content encoding.
    etag: worthPacking.test(type) ? `W/${tag}` : tag,
    body,
    packed: new Map(),
  };
}

/** Compresses each file once, on its first request; prefers Brotli. */
async function encoded(
  file: StaticFile,
  acceptEncoding: string | undefined,
  headers: Headers,
): Promise<Uint8Array<ArrayBuffer>> {
  const coding = ['br', 'gzip'].find((each) => accepts(acceptEncoding, each));
  if (coding === undefined || file.body.byteLength < 1024) return file.body;
  headers.set('content-encoding', coding);
  const known = file.packed.get(coding) ?? pack(file.body, coding);
  file.packed.set(coding, known);
  return known;
}

async function pack(body: Uint8Array, coding: string): Promise<Uint8Array<ArrayBuffer>> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return new Uint8Array(coding === 'br' ? await brotli(body, quality) : await zip(body));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
