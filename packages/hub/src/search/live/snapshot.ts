/** @module Snapshots: the images of the index on disk, whole or not at all. */

import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RepoKind } from '../../store/store.ts';
import { Image, ImageError } from '../image/image.ts';
import type { IndexOptions } from './index-options.ts';
import { Segment } from '../segment/segment.ts';

/** Reads and writes go in pieces, because a system call takes less than 2 GiB. */
const pieceBytes = 1 << 26;

const fileOf = (folder: string, kind: RepoKind): string => join(folder, `${kind}.index`);

/** Whose snapshots are ours. */
export interface SnapshotOwner {
  readonly store: string;
  readonly rules: string;
  /** Last place of the store's change sequence: a snapshot that knows more is of a store that was since set back. */
  readonly head: number;
}

export type SnapshotReading = { readonly segment: Segment } | { readonly reason: string };

export async function readSnapshot(
  folder: string,
  kind: RepoKind,
  owner: SnapshotOwner,
): Promise<SnapshotReading> {
  try {
    const image = new Image(await readShared(fileOf(folder, kind)));
    const { origin } = image;
    if (origin.kind !== kind) return { reason: 'it is of another kind' };
    if (origin.store !== owner.store) return { reason: 'it is of another store' };
    if (origin.rules !== owner.rules) return { reason: 'it was built with other rules' };
    if (origin.seq > owner.head) return { reason: 'the store has been set back since' };
    image.verify();
    return { segment: new Segment(image) };
  } catch (error) {
    if (error instanceof ImageError) return { reason: error.message };
    if (isSystemError(error)) return { reason: error.code === 'ENOENT' ? 'there is none' : error.message };
    throw error;
  }
}

const isSystemError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

async function readShared(path: string): Promise<SharedArrayBuffer> {
  await using file = await open(path, 'r');
  const { size } = await file.stat();
  const buffer = new SharedArrayBuffer(size);
  const bytes = new Uint8Array(buffer);
  for (let at = 0; at < size;) {
    const { bytesRead } = await file.read(bytes, at, Math.min(pieceBytes, size - at), at);
    if (bytesRead === 0) throw new ImageError('it became shorter while it was read');
    at += bytesRead;
  }
  return buffer;
}

/** A snapshot that cannot be written costs the next start some time, and nothing else. */
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

/** Written beside the old one, made durable, then renamed: whoever dies meanwhile, there is a whole file. */
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

/** Makes the new name itself durable. Not every system lets a folder be opened; there the next start may rebuild. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}

/** Removes what processes left behind that died while they wrote. */
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
