/**
 * @module Records of real repositories, for trials at scale. They are not part of this repository: `LOADOUT_RECORDS`
 * names a folder of `models*.jsonl`, `datasets*.jsonl`, `spaces*.jsonl`, plain or `.gz`; without it `../shared/hub` beside the repository is tried.
 */
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import type { Suite } from '../suites.ts';

export function recordFiles({ records }: Suite): string[] {
  const folder =
    process.env['LOADOUT_RECORDS'] ?? fileURLToPath(new URL('../../../../../shared/hub', import.meta.url));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(records) && /^\w+\.jsonl(\.gz)?$/.test(name))
    .map((name) => join(folder, name));
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
