/** @module Finds the log files of a command, and detects their format and compression from the first bytes. */
import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gunzipSync, constants, zstdDecompressSync } from 'node:zlib';
import { decompressed, fileResumeKey, SourceError } from '@loadout/hub';
import { CommandError } from '../command.ts';
import type { Compression, LogFormat } from './formats.ts';

export interface LogFile {
  readonly path: string;
  readonly size: number;
  /** Changes when the file is replaced or modified. */
  readonly resumeKey: string;
}

export interface LogKind {
  readonly format: LogFormat;
  readonly compression: Compression;
}

/** Files of a folder in order of name, without hidden ones; a file given twice is read once. */
export async function logFiles(paths: readonly string[], workingDir: string): Promise<readonly LogFile[]> {
  const found = new Map<string, LogFile>();
  for (const given of paths) {
    const path = resolve(workingDir, given);
    for (const file of await filesAt(path)) {
      const { size } = await stat(file);
      const resumeKey = await fileResumeKey(file);
      found.set(resumeKey, { path: file, size, resumeKey });
    }
  }
  return [...found.values()];
}

async function filesAt(path: string): Promise<readonly string[]> {
  const about = await stat(path).catch(() => undefined);
  if (about === undefined) throw new CommandError(`${path} cannot be read: there is no such file or folder.`);
  if (about.isFile()) return [path];
  if (!about.isDirectory()) throw new CommandError(`${path} is neither a file nor a folder.`);
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

const headLength = 64 * 1024;
const signatures = [
  { compression: 'gzip', bytes: Buffer.from([0x1f, 0x8b]) },
  { compression: 'zstd', bytes: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]) },
] as const;

export async function logKind(path: string, forced?: LogFormat): Promise<LogKind> {
  const head = await headOf(path);
  const compression =
    signatures.find(({ bytes }) => head.subarray(0, bytes.length).equals(bytes))?.compression ?? 'none';
  if (forced !== undefined) return { format: forced, compression };
  if (head.subarray(0, 4).toString('latin1') === 'PAR1') return { format: 'parquet', compression: 'none' };
  const text = decompressedHead(head, compression).toString('latin1');
  return { format: text.trimStart().startsWith('{') ? 'json' : 'combined', compression };
}

/** Whether compressed data is truncated or damaged: reads all of it. */
export async function endsEarly(path: string): Promise<boolean> {
  try {
    const chunks = decompressed(createReadStream(path));
    while ((await chunks.next()).done !== true);
    return false;
  } catch (error) {
    if (error instanceof SourceError && error.code !== 'unreadable') return true;
    throw error;
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** As much as can be decompressed: the head ends in the middle of the data, and may be damaged. */
function decompressedHead(head: Buffer, compression: Compression): Buffer {
  try {
    if (compression === 'gzip') return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
    if (compression === 'zstd') return zstdDecompressSync(head, { finishFlush: constants.ZSTD_e_flush });
    return head;
  } catch {
    return Buffer.alloc(0);
  }
}
