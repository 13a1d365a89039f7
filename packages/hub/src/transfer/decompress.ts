/** @module Decompresses a source; the format is detected from its first bytes. */

import { pipeline, Readable } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { SourceError } from './errors.ts';

export type ByteSource = AsyncIterable<Uint8Array>;

const signatures = [
  { bytes: [0x1f, 0x8b], create: createGunzip },
  { bytes: [0x28, 0xb5, 0x2f, 0xfd], create: createZstdDecompress },
];
const longestSignature = 4;

export async function* decompressed(source: ByteSource): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  const begin = await readAtLeast(chunks, longestSignature);
  const rest = resume(begin, chunks);
  const compression = signatures.find(({ bytes }) => bytes.every((byte, index) => begin[index] === byte));
  if (!compression) {
    yield* rest;
    return;
  }
  const stream = compression.create();
  // The iteration below reports the error; the callback only prevents an unhandled one.
  pipeline(Readable.from(rest), stream, () => undefined);
  try {
    yield* stream;
  } catch (error) {
    throw compressionError(error);
  }
}

async function readAtLeast(chunks: AsyncIterator<Uint8Array>, length: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let total = 0;
  while (total < length) {
    const next = await readNext(chunks);
    if (next === undefined) break;
    parts.push(next);
    total += next.length;
  }
  return Buffer.concat(parts);
}

async function* resume(begin: Buffer, chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (begin.length > 0) yield begin;
    for (let next = await readNext(chunks); next !== undefined; next = await readNext(chunks)) yield next;
  } finally {
    await chunks.return?.();
  }
}

async function readNext(chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    const next = await chunks.next();
    return next.done === true ? undefined : next.value;
  } catch (error) {
    throw new SourceError('unreadable', `the source cannot be read (${messageOf(error)})`, { cause: error });
  }
}

function compressionError(error: unknown): unknown {
  if (error instanceof SourceError) return error;
  const truncated = error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR';
  return truncated
    ? new SourceError('truncated', 'the compressed source ends in the middle', { cause: error })
    : new SourceError('damaged', `the compressed source is damaged (${messageOf(error)})`, { cause: error });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
