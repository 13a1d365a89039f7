import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asOrdinaryUser } from '@loadout/hub/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenRecord, saysEnough } from '../snippet/given-record.ts';
import { runHere } from '../testing/terminal.ts';

const records = [
  {
    id: 'acme/tide',
    pipeline_tag: 'text-generation',
    library_name: 'transformers',
    tags: ['license:mit'],
    gguf: { architecture: 'llama' },
    siblings: ['tide-Q8_0.gguf', 'tide-Q4_K_M.gguf', 'tide.gguf', 'mmproj-tide-f16.gguf'].map(
      (rfilename) => ({
        rfilename,
      }),
    ),
  },
  { id: 'acme/bare' },
  { id: 'acme/cloned', library_name: 'depth-anything-v2' },
  { id: 'acme/browser', library_name: 'transformers.js', pipeline_tag: 'fill-mask' },
];

let workingDir: string;
beforeAll(async () => {
  workingDir = mkdtempSync(join(tmpdir(), 'loadout-own-store-'));
  const file = join(workingDir, 'records.jsonl');
  writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  await runHere(['import', file], { workingDir });
  const log = join(workingDir, 'access.log');
  const path = '/acme/tide/resolve/main/config.json';
  writeFileSync(log, `1.1.1.1 - - [01/Mar/2026:00:00:00 +0000] "GET ${path} HTTP/1.1" 200 1 "-" "agent"\n`);
  await runHere(['downloads', 'count', log], { workingDir });
});
afterAll(() => rmSync(workingDir, { recursive: true }));

const loadout = (...args: readonly string[]) => runHere(args, { workingDir, env: { PATH: workingDir } });

describe('with a store of its own', () => {
  test('a lookup reads it, and not the starter set', async () => {
    expect((await loadout('show', 'acme/tide')).stdout).toMatch(/^License +mit$/m);
    expect((await loadout('show', 'openai/whisper-large-v3')).code).toBe(1);
    expect((await loadout('search', 'tide')).stdout).toContain('acme/tide');
  });

  test('compare keeps a row that one model has, and no row that none has', async () => {
    const { stdout } = await loadout('compare', 'acme/tide', 'acme/bare');
    expect(stdout).toMatch(/^Task +text-generation +–$/m);
    expect(stdout).toMatch(/^License +mit +–$/m);
    expect(stdout).not.toMatch(/^Base model/m);
  });

  test('quant lists files with and without a label', async () => {
    const all = (await loadout('quant', 'acme/tide')).stdout;
    expect(all).toMatch(/^Q8_0 +8\.\d\d bits .*tide-Q8_0\.gguf$/m);
    expect(all).toMatch(/^– +– +– +– +tide\.gguf$/m);
    expect(all).toMatch(/mmproj-tide-f16\.gguf$/m);
    const nearest = (await loadout('quant', 'acme/tide', '--nearest', 'Q5_0')).stdout;
    expect(nearest).toMatch(/^Q4_K_M /m);
    expect(nearest).not.toMatch(/^(?:Q8_0|–) /m);
  });

  test('--run takes only Python that needs no clone', async () => {
    const cloned = await loadout('snippet', 'acme/cloned', '--run');
    expect([cloned.code, cloned.stderr]).toEqual([1, expect.stringContaining('runs inside a clone')]);
    const browser = await loadout('snippet', 'acme/browser', '--run');
    expect([browser.code, browser.stderr]).toEqual([1, expect.stringContaining('no Python snippet to run')]);
  });
});

const store = () => join(workingDir, '.loadout');

describe('a store that cannot be written', () => {
  beforeAll(() => {
    chmodSync(workingDir, 0o755);
    for (const file of ['records.sqlite', 'downloads.duckdb']) chmodSync(join(store(), file), 0o444);
    chmodSync(join(store(), 'index'), 0o555);
    chmodSync(store(), 0o555);
  });
  afterAll(() => chmodSync(store(), 0o755));

  test.each([
    [['show', 'acme/tide'], /^License +mit$/m],
    [['search', 'tide'], /^acme\/tide /m],
    [['export'], /^\{"id":"acme\/tide"/m],
    [['doctor'], /^ok +store .*records\.sqlite: 4 models/m],
    [['downloads', 'list'], /^ +1 +model +acme\/tide/m],
    [['snippet', 'acme/tide', '--library', 'transformers'], /from transformers import/],
  ])('is read by %j', async (args, expected) => {
    const { code, stdout } = await asOrdinaryUser(() => loadout(...args));
    expect([code, stdout]).toEqual([0, expect.stringMatching(expected)]);
  });

  test('is refused by commands that write', async () => {
    const { code, stderr } = await asOrdinaryUser(() => loadout('import', join(workingDir, 'records.jsonl')));
    expect([code, stderr]).toEqual([1, expect.stringContaining('cannot be written')]);
  });

  test('is refused with what to check, where there can be no folder', async () => {
    const { code, stderr } = await runHere(['import', join(workingDir, 'records.jsonl')]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('created; check the path and its permissions'),
    ]);
  });
});

describe('the record of a snippet', () => {
  test('is the stored one with what the options add', () => {
    const known = { id: 'Acme/Tide', library_name: 'timm', tags: ['a'] };
    expect(givenRecord('acme/tide', known, { library: 'keras', task: 'fill-mask', tag: ['a', 'b'] })).toEqual(
      {
        id: 'Acme/Tide',
        library_name: 'timm',
        pipeline_tag: 'fill-mask',
        tags: ['a', 'b'],
      },
    );
    expect(givenRecord('acme/new', undefined, { library: 'keras' })).toEqual({
      id: 'acme/new',
      library_name: 'keras',
      tags: [],
    });
    expect(givenRecord('acme/new', undefined, {})).toEqual({ id: 'acme/new', tags: [] });
  });

  test('can be described by the options alone', () => {
    expect(saysEnough({})).toBe(false);
    expect(saysEnough({ tag: [] })).toBe(false);
    for (const options of [{ library: 'timm' }, { task: 'fill-mask' }, { tag: ['a'] }])
      expect(saysEnough(options)).toBe(true);
  });
});

test('completions of zsh have each command, its options and its values', async () => {
  const { stdout } = await runHere(['completions', 'zsh']);
  expect(stdout).toMatch(/^ {4}'sync:[^']+'$/m);
  expect(stdout).toMatch(/^ {4}sync\)\n {6}_arguments \\$/m);
  expect(stdout).toMatch(/^ {8}'\*--filter\[[^\]]+\]:TAG:_files' \\$/m);
  expect(stdout).toMatch(/^ {8}'--author\[[^\]]+\]:NAME:_files' \\$/m);
  expect(stdout).toMatch(/^ {8}'--prune\[[^\]]+\]' \\$/m);
  expect(stdout).toMatch(/^ {8}'--kind\[[^\]]+\]:\w+:\(model dataset space\)' \\$/m);
  expect(stdout).toMatch(/^ {8}'\*:argument:\(bash zsh fish\)'$/m);
  expect(stdout).not.toContain('undefined');
});
