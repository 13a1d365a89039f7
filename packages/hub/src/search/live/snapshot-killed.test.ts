import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { runAndKill } from '../../store/testing/killed-child.ts';
import { temporaryFolder } from '../../store/testing/temporary.ts';
import { openIndex } from './open-index.ts';
import { expectInStep, records, rules } from '../testing/hub-fixtures.ts';

const writer = new URL('../testing/snapshot-writer.ts', import.meta.url);

it('a process killed while it writes a snapshot leaves a consistent index and no temporary files', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'hub.sqlite');
  const snapshotDir = join(folder.path, 'index');
  const store = await openSqliteStore(file);
  await using stack = new AsyncDisposableStack();
  stack.defer(() => store.close());
  await store.put(records(0, 300));
  for (const killAfter of [1, 4, 6, 9]) {
    const { finished } = await runAndKill(writer, [file, snapshotDir, String(1_000 * killAfter)], killAfter);
    expect(finished).toBe(false);
    const index = await openIndex(store, { rules, snapshotDir });
    await expectInStep(index, store);
    await index.close();
    expect((await readdir(snapshotDir)).toSorted()).toEqual(['dataset.index', 'model.index', 'space.index']);
  }
});
