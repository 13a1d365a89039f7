/** @module Reads real records from `LOADOUT_RECORDS` (JSON Lines, plain or gzip, or a folder), else the starter set. */
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import type { Suite } from '../suites.ts';

export const starterFolder = fileURLToPath(new URL('../../../../packages/hub/starter', import.meta.url));

/** A single file contains models. */
export function recordFiles(
  { records }: Pick<Suite, 'records'>,
  path: string = process.env['LOADOUT_RECORDS'] ?? starterFolder,
): string[] {
  if (!statSync(path).isDirectory()) return records === 'models' ? [path] : [];
  return readdirSync(path)
    .filter((name) => name.startsWith(records) && /^\w+\.jsonl(\.gz)?$/.test(name))
    .toSorted()
    .map((name) => join(path, name));
}

export async function* readRecords(file: string): AsyncIterable<unknown> {
  const bytes = createReadStream(file);
  const input = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  for await (const line of createInterface({ input })) if (line !== '') yield JSON.parse(line);
}

/** About `count` records, evenly distributed over all files, always the same ones. */
export async function sampleRecords(suite: Suite, count: number): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const file of recordFiles(suite)) for await (const record of readRecords(file)) all.push(record);
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)]);
}
