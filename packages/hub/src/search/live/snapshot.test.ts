import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../../store/testing/temporary.ts';
import { documentsArbitrary } from '../testing/arbitraries.ts';
import { origin, segmentOf } from '../testing/fixtures.ts';
import { readSnapshot, removeLeftovers, writeSnapshot } from './snapshot.ts';

let folder: TemporaryFolder;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(() => folder[Symbol.asyncDispose]());

const [documents = []] = fc.sample(documentsArbitrary(20), { seed: 3, numRuns: 1 });
const owner = { store: origin.store, rules: origin.rules, head: origin.seq };

describe('a snapshot', () => {
  it('is read as it was written, and leaves no temporary file', async () => {
    const segment = segmentOf(documents);
    await writeSnapshot(folder.path, segment);
    expect(await readdir(folder.path)).toEqual(['model.index']);
    const reading = await readSnapshot(folder.path, 'model', owner);
    if (!('segment' in reading)) throw new Error(reading.reason);
    expect(Buffer.from(reading.segment.buffer).equals(Buffer.from(segment.buffer))).toBe(true);
  });

  it.each([
    [{ ...owner, store: 'other' }, 'it belongs to another store'],
    [{ ...owner, rules: 'other' }, 'it was built with other rules'],
    [{ ...owner, head: -1 }, 'the store was restored to an earlier state'],
  ])('is not used for %j', async (other, reason) => {
    await writeSnapshot(folder.path, segmentOf(documents));
    expect(await readSnapshot(folder.path, 'model', other)).toEqual({ reason });
  });

  it('of models is not used for datasets', async () => {
    await writeSnapshot(folder.path, segmentOf(documents));
    await rename(join(folder.path, 'model.index'), join(folder.path, 'dataset.index'));
    expect(await readSnapshot(folder.path, 'dataset', owner)).toEqual({
      reason: 'it belongs to another kind',
    });
  });

  it('may be missing, or be something that cannot be read', async () => {
    expect(await readSnapshot(folder.path, 'model', owner)).toEqual({ reason: 'it does not exist' });
    await mkdir(join(folder.path, 'model.index'));
    const reading = await readSnapshot(folder.path, 'model', owner);
    expect(reading).toEqual({ reason: expect.stringContaining('EISDIR') });
  });

  it('that cannot be written leaves no temporary file', async () => {
    // A folder in the place of the file: the rename fails after the temporary file was written.
    await mkdir(join(folder.path, 'model.index', 'inside'), { recursive: true });
    await expect(writeSnapshot(folder.path, segmentOf(documents))).rejects.toThrow('rename');
    expect(await readdir(folder.path)).toEqual(['model.index']);
  });
});

describe('temporary files of earlier processes', () => {
  /** Beyond the process ids that systems use. */
  const ended = 2 ** 30;

  it('are removed when their process has ended; those of other processes and other files are kept', async () => {
    const names = [
      `model.index.${ended}.tmp`,
      `space.index.${process.pid}.tmp`,
      `dataset.index.${process.ppid}.tmp`,
      'model.index',
      `notes.${ended}.tmp`,
    ];
    for (const name of names) await writeFile(join(folder.path, name), '');
    await removeLeftovers(folder.path);
    expect((await readdir(folder.path)).toSorted()).toEqual(
      [`dataset.index.${process.ppid}.tmp`, 'model.index', `notes.${ended}.tmp`].toSorted(),
    );
  });

  it('may be in a folder that does not exist', async () => {
    await expect(removeLeftovers(join(folder.path, 'none'))).resolves.toBeUndefined();
  });
});
