/** @module Snapshots: the images of the index on disk, written atomically. */

import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RepoKind } from '../../store/store.ts';
import { Image, ImageError, type ImageOrigin } from '../image/image.ts';
import type { IndexOptions } from './index-options.ts';
import { Segment } from '../segment/segment.ts';

/** Reads and writes are split, because one system call transfers less than 2 GiB. */
const pieceBytes = 1 << 26;

const fileOf = (folder: string, kind: RepoKind): string => join(folder, `${kind}.index`);

/** What a snapshot must match to be used. */
export interface SnapshotOwner {
  readonly store: string;
  readonly rules: string;
  /** Last position of the store's change sequence: a snapshot with a later one is of a store that was restored. */
  readonly head: number;
}

export type SnapshotReading = { readonly segment: Segment } | { readonly reason: string };

export async function readSnapshot(
  folder: string,
  kind: RepoKind,
  owner: SnapshotOwner,
): Promise<SnapshotReading> {
  try {
    await using file = await open(fileOf(folder, kind), 'r');
    const { size } = await file.stat();
    const bytes = new Uint8Array(new SharedArrayBuffer(size));
    const first = await readPiece(file, bytes, 0);
    const image = new Image(bytes.buffer);
    const reason = mismatch(image.origin, kind, owner);
    if (reason !== undefined) return { reason };
    await readRest(file, bytes, first, image.verification());
    return { segment: new Segment(image) };
  } catch (error) {
    if (error instanceof ImageError) return { reason: error.message };
    if (isSystemError(error))
      return { reason: error.code === 'ENOENT' ? 'it does not exist' : error.message };
    throw error;
  }
}

const isSystemError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

function mismatch(origin: ImageOrigin, kind: RepoKind, owner: SnapshotOwner): string | undefined {
  if (origin.kind !== kind) return 'it belongs to another kind';
  if (origin.store !== owner.store) return 'it belongs to another store';
  if (origin.rules !== owner.rules) return 'it was built with other rules';
  return origin.seq > owner.head ? 'the store was restored to an earlier state' : undefined;
}

/** Reads into the place where the bytes are in the file. Returns where they end. */
async function readPiece(file: FileHandle, bytes: Uint8Array, at: number): Promise<number> {
  const { bytesRead } = await file.read(bytes, at, Math.min(pieceBytes, bytes.length - at), at);
  if (bytesRead === 0 && bytes.length > 0) throw new ImageError('it became shorter while it was read');
  return at + bytesRead;
}

/** Verifies each piece while the next one is read. */
async function readRest(
  file: FileHandle,
  bytes: Uint8Array,
  from: number,
  verify: (filled?: number) => void,
): Promise<void> {
  for (let at = from; at < bytes.length;) {
    const there = at;
    [at] = await Promise.all([readPiece(file, bytes, there), (async () => verify(there))()]);
  }
  verify();
}

/** A failed write only makes the next start slower. */
export async function keepSnapshot(
  folder: string,
  segment: Segment,
  onProgress: IndexOptions['onProgress'],
): Promise<void> {
  try {
    await writeSnapshot(folder, segment);
  } catch (error) {
    onProgress?.({ type: 'snapshot-failed', error });
  }
}

/** Writes a temporary file, syncs it, then renames it: there is a complete file at any time. */
export async function writeSnapshot(folder: string, segment: Segment): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = fileOf(folder, segment.origin.kind);
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    await writeDurably(temporary, new Uint8Array(segment.buffer));
    await rename(temporary, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await using file = await open(path, 'w');
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, at, Math.min(pieceBytes, bytes.length - at), at);
    at += bytesWritten;
  }
  await file.sync();
}

/**
 * Syncs the folder, so that the rename is durable. Not every system can open a folder; there the next start may
 * rebuild.
 */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}

/** Removes temporary files of processes that died while writing. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const pid = /\.index\.(\d+)\.tmp$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isSystemError(error) && error.code === 'EPERM';
  }
}
