import { pip, pipGit } from '@loadout/catalogue';
import type { RunData, SnippetRun } from '@loadout/verification';
import { expect, it } from 'vitest';
import { blockFor } from './block.testing.ts';
import { environmentOf } from './environment.ts';
import { besideGpu, current, merged, namedReleases, serialize, withRun } from './evidence.ts';
import { chooseBlocks } from './plan.ts';
import { reportOf } from './report.ts';

const empty: RunData = { environments: {}, libraries: {}, history: {} };
const run = (more: Partial<SnippetRun> = {}): SnippetRun => ({
  key: 'key',
  outcome: 'executed',
  checkedOn: '2030-01-01',
  environment: 'e1',
  ...more,
});
const outcome = (data: RunData) => data.libraries['library']?.['branch.1']?.outcome;
const choice = { all: false, failed: false };

it('a block without evidence, or with other code, is due', () => {
  const block = blockFor();
  expect(chooseBlocks([block], empty, choice)).toEqual([block]);
  const known = withRun(empty, block, run());
  expect(chooseBlocks([block], known, choice)).toEqual([]);
  expect(chooseBlocks([blockFor({ key: 'other' })], known, choice)).toHaveLength(1);
});

it('failed blocks, all blocks or named blocks can be run again', () => {
  const block = blockFor();
  const failed = withRun(empty, block, run({ outcome: 'failed' }));
  expect(chooseBlocks([block], failed, choice)).toEqual([]);
  expect(chooseBlocks([block], failed, { ...choice, failed: true })).toEqual([block]);
  expect(chooseBlocks([block], failed, { ...choice, all: true, only: 'library/branch' })).toEqual([block]);
  expect(chooseBlocks([block], failed, { ...choice, all: true, only: 'lib' })).toEqual([]);
});

it('evidence of removed branches is deleted, with its environment', () => {
  const data = withRun({ ...empty, environments: { e1: { torch: '2' } } }, blockFor(), run());
  expect(current(data, [blockFor()], '2030-01-02')).toMatchObject({
    environments: { e1: { torch: '2' } },
    history: { '2030-01-02': { blocks: 1, executed: 1 } },
  });
  expect(current(data, [], '2030-01-02')).toMatchObject({ environments: {}, libraries: {} });
});

it('the file has a line per block and reads back unchanged', () => {
  const data = withRun(withRun(empty, blockFor(), run()), blockFor({ number: 2 }), run());
  expect(JSON.parse(serialize(data))).toEqual(data);
  expect(
    serialize(data)
      .split('\n')
      .filter((line) => line.includes('"key"')),
  ).toHaveLength(2);
});

it('only packages that the install command names are shown', () => {
  const environment = environmentOf(
    blockFor({ requirements: [{ kind: 'python', name: 'Open_CLIP[x]', version: '>=3' }] }),
  );
  const packages = { 'open-clip': '3.1', numpy: '2.0' };
  expect(namedReleases(environment, { packages })).toEqual({ 'open-clip': '3.1' });
});

it('the report names what executed before and fails now', () => {
  const before = withRun(empty, blockFor(), run());
  const after = withRun(empty, blockFor(), run({ outcome: 'failed', line: 'KeyError: "x"' }));
  const rest = { blocks: [], problems: [], seconds: {} };
  expect(reportOf({ before, after, ...rest })).toContain('## Executed before, fails now');
  expect(reportOf({ before: after, after, ...rest })).not.toContain('## Executed before');
});

it('the report says how many install commands were tested, of those with packages on an index', () => {
  const first = blockFor({ requirements: [pip('torch')] });
  const blocks = [
    first,
    blockFor({ requirements: [pip('mlx-lm')], name: 'a/b.2', number: 2, key: 'other' }),
    blockFor({
      requirements: [pipGit('a', 'https://github.com/a/a')],
      name: 'a/b.3',
      number: 3,
      key: 'third',
    }),
  ];
  const after = withRun(empty, blockFor(), run({ outcome: 'not-run', installs: true }));
  const seconds = { [environmentOf(first).id]: 30, [first.name]: 31 };
  const report = reportOf({ before: empty, after, blocks, problems: [], seconds });
  expect(report).toContain('1 of 2 blocks with packages from PyPI or npm install (50.0%)');
  expect(report).toContain('about 2 minutes for everything');
  expect(report).toContain('1 of 1 blocks and 1 of 1 environments were measured');
});

it('a run without a GPU does not replace one with a GPU, unless it shows more or fails', () => {
  const known = run({ device: 'gpu' });
  const notRun = run({ outcome: 'not-run', reason: 'gpu', installs: true });
  expect(besideGpu(known, notRun)).toEqual({ ...known, installs: true });
  expect(besideGpu(known, run({ outcome: 'not-run', reason: 'gpu' }))).toEqual(known);
  expect(besideGpu(run(), notRun)).toEqual(notRun);
  expect(besideGpu(undefined, notRun)).toEqual(notRun);
  for (const later of [run({ outcome: 'failed' }), run()]) expect(besideGpu(known, later)).toEqual(later);
});

it('evidence of another folder does not replace better evidence of the same code', () => {
  const block = blockFor();
  const executed = withRun(empty, block, run({ installs: true }));
  const failed = withRun(empty, block, run({ outcome: 'failed', installs: true, checkedOn: '2030-01-02' }));
  expect(outcome(merged(executed, failed, [block]))).toBe('executed');
  expect(outcome(merged(failed, executed, [block]))).toBe('executed');
  const other = withRun(empty, block, run({ key: 'old' }));
  expect(outcome(merged(other, failed, [block]))).toBe('failed');
});
