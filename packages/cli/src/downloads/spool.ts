/** @module Splits standard input at line ends into temporary files, because DuckDB reads only files. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { decompressed, SourceError } from '@loadout/hub';

const pieceBytes = 256 * 1024 * 1024;
const newline = 0x0a;

/** Each file is deleted when the next one is requested. Compressed input is decompressed, `onCut` called if it ends early. */
export async function* spooled(
  input: AsyncIterable<Uint8Array>,
  folder: string,
  onCut: () => void,
  size = pieceBytes,
): AsyncGenerator<string> {
  const dir = await mkdtemp(join(folder, 'stdin-'));
  const chunks = upToCut(decompressed(input), onCut);
  try {
    const state: { rest: Uint8Array | undefined; done: boolean } = { rest: undefined, done: false };
    for (let piece = 1; !state.done; piece += 1) {
      const file = join(dir, `${piece}.log`);
      await pipeline(onePiece(chunks, state, size), createWriteStream(file));
      yield file;
      await rm(file, { force: true });
    }
  } finally {
    await chunks.return(undefined);
    await rm(dir, { recursive: true, force: true });
  }
}

/** Ends at the end of truncated data instead of throwing. */
async function* upToCut(chunks: AsyncIterable<Uint8Array>, onCut: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    if (!(error instanceof SourceError) || error.code !== 'truncated') throw error;
    onCut();
  }
}

/** Up to the first line end after `size` bytes. */
async function* onePiece(
  chunks: AsyncIterator<Uint8Array>,
  state: { rest: Uint8Array | undefined; done: boolean },
  size: number,
): AsyncGenerator<Uint8Array> {
  let written = 0;
  if (state.rest !== undefined) yield state.rest;
  state.rest = undefined;
  for (;;) {
    const next = await chunks.next();
    if (next.done === true) {
      state.done = true;
      return;
    }
    const chunk = next.value;
    written += chunk.length;
    const end = written < size ? -1 : chunk.lastIndexOf(newline);
    if (end === -1) {
      yield chunk;
      continue;
    }
    yield chunk.subarray(0, end + 1);
    state.rest = chunk.subarray(end + 1);
    return;
  }
}
