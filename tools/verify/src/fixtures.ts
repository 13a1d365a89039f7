/** @module Reads the fixture records of every generator branch: `test/libraries/fixtures/<library>/<branch>.json`. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModelRecord } from '@loadout/catalogue';

export interface Fixture {
  /** Key of the library under test. */
  readonly library: string;
  readonly branch: string;
  readonly record: ModelRecord;
}

export const catalogueFolder = (name: string): string =>
  fileURLToPath(new URL(`../../../packages/catalogue/test/${name}`, import.meta.url));

export const fixtureName = ({ library, branch }: Pick<Fixture, 'library' | 'branch'>): string =>
  `${library}/${branch}`;

/** All files below a folder as relative paths, sorted; empty if the folder does not exist. */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function read(folder: string, file: string): ModelRecord {
  try {
    const record: ModelRecord = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return record;
  } catch (error) {
    throw new Error(`The fixture ${file} cannot be read`, { cause: error });
  }
}

export function readFixtures(folder: string = catalogueFolder('libraries/fixtures')): Fixture[] {
  return filesBelow(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ library: dirname(file), branch: basename(file, '.json'), record: read(folder, file) }));
}
