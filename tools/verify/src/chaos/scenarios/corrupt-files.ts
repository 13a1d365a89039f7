/** @module Damaged files: snapshots are rebuilt, damaged stores rejected unchanged, truncated logs lose their end. */

import { cp, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openSqliteStore, StoreError } from '@loadout/hub';
import { integrity, temporaryFolder } from '@loadout/hub/testing';
import { unindexed } from '../index-check.ts';
import { numbered, randomBetween, storedRecords } from '../records.ts';
import type { Round, Scenario, Trial } from '../scenario.ts';

const step = 100;
const records = numbered(2_000);

export const corruptFiles: Scenario = {
  name: 'corrupt-files',
  about: 'damaged snapshots, a damaged or empty store file, a truncated write-ahead log',
  open: openTrial,
};

interface Files {
  readonly file: string;
  readonly snapshotDir: string;
}

async function openTrial(): Promise<Trial> {
  const folder = await temporaryFolder();
  const damages = [damagedSnapshot, damagedHeader, emptyFile, cutLog];
  let rounds = 0;

  const round = async (): Promise<Round> => {
    const place = join(folder.path, String(rounds));
    const files = { file: join(place, 'store.db'), snapshotDir: join(place, 'index') };
    const damage = damages[rounds % damages.length] ?? damagedSnapshot;
    rounds += 1;
    return damage(files);
  };

  return { round, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

async function filled({ file }: Files) {
  const store = await openSqliteStore(file);
  for (let at = 0; at < records.length; at += step) {
    await store.put(
      records
        .slice(at, at + step)
        .map((record) => ({ kind: 'model', id: String(record['id']), json: JSON.stringify(record) })),
    );
  }
  return store;
}

async function damagedSnapshot(files: Files): Promise<Round> {
  const store = await filled(files);
  await unindexed(store, files.snapshotDir);
  for (const name of await readdir(files.snapshotDir)) await scribble(join(files.snapshotDir, name));
  const { missing, problems } = await unindexed(store, files.snapshotDir);
  await store.close();
  return { acknowledged: records.length, lost: missing, problems };
}

async function damagedHeader(files: Files): Promise<Round> {
  await (await filled(files)).close();
  const bytes = await readFile(files.file);
  bytes.fill(randomBetween(1, 255), 0, 100);
  await writeFile(files.file, bytes);
  return refusal(files, 'corrupt');
}

async function emptyFile(files: Files): Promise<Round> {
  await (await filled(files)).close();
  await truncate(files.file, 0);
  return refusal(files, 'empty');
}

/** The test does the damage: what matters is that the program does not overwrite the rest. */
async function refusal({ file }: Files, code: string): Promise<Round> {
  const before = await readFile(file);
  const error = await openSqliteStore(file).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const problems = [];
  if (!(error instanceof StoreError) || error.code !== code)
    problems.push(`a damaged file was not refused as ${code}`);
  if (!before.equals(await readFile(file))) problems.push('a damaged file was written to');
  return { acknowledged: 0, lost: 0, problems };
}

/** A log truncated at any position, as by a file system crash: whole commits up to some point, none partial. */
async function cutLog(files: Files): Promise<Round> {
  const store = await filled(files);
  const copy = `${files.file}.copy`;
  for (const suffix of ['', '-wal']) await cp(`${files.file}${suffix}`, `${copy}${suffix}`);
  await store.close();
  const { length } = await readFile(`${copy}-wal`);
  await truncate(`${copy}-wal`, randomBetween(0, length));
  const problems = [];
  const cut = await openSqliteStore(copy);
  const found = await storedRecords(cut);
  await cut.close();
  if (found.length % step !== 0 || !isDeepStrictEqual(found, records.slice(0, found.length))) {
    problems.push('a truncated log left part of a commit');
  }
  if (integrity(copy) !== 'ok') problems.push('the file of the store is damaged');
  return { acknowledged: 0, lost: 0, problems };
}

async function scribble(path: string): Promise<void> {
  const bytes = await readFile(path);
  const kind = randomBetween(0, 2);
  if (kind === 0) await truncate(path, randomBetween(0, bytes.length));
  else if (kind === 1) await writeFile(path, '');
  else await writeFile(path, bytes.fill(randomBetween(0, 255), randomBetween(0, bytes.length)));
}
