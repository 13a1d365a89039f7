import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary.ts';
import { publishNew } from './create.ts';

describe('a new file', () => {
  let folder: TemporaryFolder;
  let file: string;

  beforeEach(async () => {
    folder = await temporaryFolder();
    file = join(folder.path, 'store.db');
  });

  afterEach(() => folder[Symbol.asyncDispose]());

  it('appears when it is complete, without temporary files', async () => {
    let isThere: boolean | undefined;
    publishNew(file, (path) => {
      writeFileSync(path, 'whole');
      for (const suffix of ['-wal', '-shm', '-journal']) writeFileSync(`${path}${suffix}`, '');
      isThere = existsSync(file);
    });
    expect(isThere).toBe(false);
    expect(await readFile(file, 'utf8')).toBe('whole');
    expect(await readdir(folder.path)).toEqual(['store.db']);
  });

  it('does not replace one that another process created meanwhile', async () => {
    publishNew(file, (path) => {
      writeFileSync(path, 'second');
      writeFileSync(file, 'first');
    });
    expect(await readFile(file, 'utf8')).toBe('first');
    expect(await readdir(folder.path)).toEqual(['store.db']);
  });

  it('is renamed where hard links are refused, as for a folder', async () => {
    publishNew(file, (path) => mkdirSync(path));
    expect((await stat(file)).isDirectory()).toBe(true);
    expect(await readdir(folder.path)).toEqual(['store.db']);
  });

  it('does not exist when its creation failed', async () => {
    expect(() =>
      publishNew(file, (path) => {
        writeFileSync(path, 'half');
        throw new Error('The disk is full.');
      }),
    ).toThrow('The disk is full.');
    expect(await readdir(folder.path)).toEqual([]);
  });
});
