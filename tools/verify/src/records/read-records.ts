/**
 * @module Records of real repositories, for trials at scale: a file of JSON lines, plain or `.gz`, or a folder of
 * `models*`, `datasets*` and `spaces*` files. `LOADOUT_RECORDS` names one; without it the starter set is read.
 */
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import type { Suite } from '../suites.ts';

const starter = fileURLToPath(new URL('../../../../packages/hub/starter', import.meta.url));

/** A single file holds models. */
export function recordFiles(
  { records }: Pick<Suite, 'records'>,
  path: string = process.env['LOADOUT_RECORDS'] ?? starter,
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

/** About `count` records, evenly spread over all files, the same ones every time. */
export async function sampleRecords(suite: Suite, count: number): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const file of recordFiles(suite)) for await (const record of readRecords(file)) all.push(record);
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)]);
}
