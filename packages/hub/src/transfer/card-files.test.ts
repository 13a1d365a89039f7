import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../store/testing/temporary.ts';
import { cardFiles } from './card-files.ts';

it('finds cards by the names of folders and files', async () => {
  await using folder = await temporaryFolder();
  for (const path of [
    'harbour/tides/README.md',
    'harbour/waves.md',
    'gpt2/readme.md',
    'bert.md',
    'README.md',
    'a/b/c/README.md',
    'harbour/tides/config.json',
  ]) {
    await mkdir(dirname(join(folder.path, path)), { recursive: true });
    await writeFile(join(folder.path, path), '');
  }
  expect((await cardFiles(folder.path)).map(({ id }) => id)).toEqual([
    'bert',
    'gpt2',
    'harbour/tides',
    'harbour/waves',
  ]);
});
