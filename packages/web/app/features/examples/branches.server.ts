/**
 * @module The records that test each branch of a library's generator, as examples: the catalogue's
 * fixtures, one file a branch.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ModelRecord, readModel } from '@loadout/catalogue';
import { oncePer } from '../../lib/once.ts';

export interface Branch {
  /** As the URL has it. */
  readonly name: string;
  readonly record: ModelRecord;
}

/** By the key of a library. None for a library that writes no snippet. */
export const branchesOf = oncePer(readBranches);

async function readBranches(library: string): Promise<readonly Branch[]> {
  const folder = new URL(
    `test/libraries/fixtures/${encodeURIComponent(library)}/`,
    import.meta.resolve('@loadout/catalogue/package.json'),
  );
  const files = await readdir(folder).catch(ignoreMissing);
  return Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map(async (file) => {
        const text = await readFile(new URL(encodeURIComponent(file), folder), 'utf8');
        return { name: basename(file, '.json'), record: readModel(JSON.parse(text)).model };
      }),
  );
}

/** An installed catalogue comes without its fixtures. */
function ignoreMissing(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
