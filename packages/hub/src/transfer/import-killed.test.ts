import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { expectIndexAgrees } from '../search/testing/index-agrees.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { runAndKill } from '../store/testing/killed-child.ts';
import { temporaryFolder } from '../store/testing/temporary.ts';
import { integrity } from '../store/testing/whole-file.ts';

const script = new URL('testing/import-child.ts', import.meta.url);
const batchSize = 200;
const records = Array.from({ length: 12_000 }, (_, n) => {
  const id = `a/${String(n).padStart(5, '0')}`;
  return { id, json: JSON.stringify({ id, text: `${n} `.repeat(100) }) };
});

async function committed(file: string) {
  const store = await openSqliteStore(file);
  const found: { id: string; json: string }[] = [];
  for await (const batch of store.scan('model')) found.push(...batch.map(({ id, json }) => ({ id, json })));
  const bookmark = await store.bookmark('import model source');
  await store.close();
  return { found, bookmark };
}

it('an import that is killed repeatedly loses no record and commits no partial batch', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'store.db');
  const source = join(folder.path, 'models.jsonl.gz');
  await writeFile(source, gzipSync(records.map(({ json }) => json).join('\n')));
  const args = [file, source, String(batchSize)];

  let before = 0;
  for (const killAfter of [1, 3, 2, 4, 2, 3]) {
    const run = await runAndKill(script, args, killAfter);
    expect(run.finished).toBe(false);
    const { found, bookmark } = await committed(file);
    expect(found.length).toBeGreaterThanOrEqual(before + run.lines.length * batchSize);
    expect(found.length % batchSize).toBe(0);
    expect(found).toEqual(records.slice(0, found.length));
    expect(JSON.parse(bookmark ?? '')).toMatchObject({ place: found.length, inserted: found.length });
    expect(integrity(file)).toBe('ok');
    await expectIndexAgrees(file, join(folder.path, 'index'));
    before = found.length;
  }

  const { finished, lines } = await runAndKill(script, args, Infinity);
  expect(finished).toBe(true);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    inserted: records.length,
    unchanged: 0,
    repeated: 0,
  });
  expect(await committed(file)).toEqual({ found: records, bookmark: undefined });
}, 120_000);
