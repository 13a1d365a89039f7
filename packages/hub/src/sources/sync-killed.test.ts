import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectIndexAgrees } from '../search/testing/index-agrees.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { runAndKill } from '../store/testing/killed-child.ts';
import { temporaryFolder } from '../store/testing/temporary.ts';
import { integrity } from '../store/testing/whole-file.ts';
import { fakeHub } from './testing/fake-hub.ts';

const script = new URL('testing/sync-child.ts', import.meta.url);
const pageSize = 50;
const records = Array.from({ length: 3_000 }, (_, n) => ({
  id: `a/${String(n).padStart(4, '0')}`,
  likes: n,
}));

async function stored(file: string) {
  const store = await openSqliteStore(file);
  const found: unknown[] = [];
  for await (const batch of store.scan('model'))
    found.push(...batch.map(({ json }): unknown => JSON.parse(json)));
  await store.close();
  return found;
}

it('a sync that is killed repeatedly loses no record, leaves no partial page and reads no page twice', async () => {
  await using folder = await temporaryFolder();
  await using hub = await fakeHub(records);
  const file = join(folder.path, 'store.db');
  const args = [file, hub.url, String(pageSize)];

  let before = 0;
  for (const killAfter of [1, 4, 2, 3]) {
    const run = await runAndKill(script, args, killAfter);
    expect(run.finished).toBe(false);
    const found = await stored(file);
    expect(found.length).toBeGreaterThanOrEqual(before + run.lines.length * pageSize);
    expect(found.length % pageSize).toBe(0);
    expect(found).toEqual(records.slice(0, found.length));
    expect(integrity(file)).toBe('ok');
    await expectIndexAgrees(file, join(folder.path, 'index'));
    before = found.length;
  }

  const { finished, lines } = await runAndKill(script, args, Infinity);
  expect(finished).toBe(true);
  expect(lines).toHaveLength((records.length - before) / pageSize);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ inserted: records.length, unchanged: 0 });
  expect(await stored(file)).toEqual(records);
}, 120_000);
