/** @module A data folder with the starter set and other records, up to a given number. */

import { createReadStream, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { importRecords, openSqliteStore, type RepoKind, type Store } from '@loadout/hub';
import { createServices, readSettings, type Services } from '@loadout/server';
import { syntheticRecord } from '../hub/synthetic.ts';

const realFolder = new URL('../../../../shared/hub/', import.meta.url);

/** Real records, if they are available next to the repository. */
export const hasRealRecords = (): boolean => existsSync(new URL('models.jsonl.gz', realFolder));

/** Synthetic records are models; real ones are completed with synthetic models. */
export async function fillStore(folder: string, count: number, real: boolean): Promise<void> {
  // Seeds the starter set.
  await (await servicesOf(folder)).close();
  const store = await openSqliteStore(join(folder, 'records.sqlite'));
  try {
    if (real) await importReal(store);
    const held = await countOf(store);
    await importRecords(store, Readable.from(synthetic(count - held)), { kind: 'model' });
  } finally {
    await store.close();
    rmSync(join(folder, 'index'), { recursive: true, force: true });
  }
}

export const servicesOf = (folder: string): Promise<Services> =>
  createServices(readSettings({ LOADOUT_DATA: folder }, folder));

async function importReal(store: Store): Promise<void> {
  const files: readonly (readonly [RepoKind, string])[] = [
    ['model', 'models_partial.jsonl.gz'],
    ['model', 'models.jsonl.gz'],
    ['dataset', 'datasets.jsonl.gz'],
    ['space', 'spaces.jsonl.gz'],
  ];
  for (const [kind, file] of files)
    await importRecords(store, Readable.from(currentLines(kind, file)), { kind });
}

/** Skips models without an owner: they have been renamed since. */
async function* currentLines(kind: RepoKind, file: string): AsyncGenerator<Buffer> {
  const input = createReadStream(fileURLToPath(new URL(file, realFolder))).pipe(createGunzip());
  for await (const line of createInterface({ input }))
    if (kind !== 'model' || /"id": ?"[^"]*\//u.test(line)) yield Buffer.from(`${line}\n`);
}

async function countOf(store: Store): Promise<number> {
  let count = 0;
  for (const kind of ['model', 'dataset', 'space'] as const)
    for await (const batch of store.scan(kind)) count += batch.length;
  return count;
}

function* synthetic(count: number): Generator<Buffer> {
  for (let number = 0; number < count; number++)
    yield Buffer.from(`${JSON.stringify(syntheticRecord(number, count))}\n`);
}
