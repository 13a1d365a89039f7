import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMirrors } from './mirror.ts';
import { readSnapshots, type SnapshotReport } from './reader.ts';

const files = {
  'early.py': '',
  'run.py': `
import argparse
from tide.options import more
parser = argparse.ArgumentParser()
parser.add_argument("--height", required=True)
parser.add_argument("--mode", choices=["ebb", "flood"])
parser.add_argument("-o", "--output")
more(parser)
`,
  'tide/__init__.py': 'def gauge(place, *, hours=1):\n    return place\n',
  'tide/options.py': 'def more(parser):\n    parser.add_argument("--unit")\n',
  'start.sh': 'python run.py --height 1 "$@" # knows --fast\n',
  'configs/harbour.yaml': 'model:\n  depth: 3\n',
  'served.py': 'import fire\ndef main(port, host="a"):\n    pass\nfire.Fire(main)\n',
  'pyproject.toml': '[project]\nname = "tide"\n[project.scripts]\ntide = "run:main"\n',
  'hubconf.py': 'def tide_small():\n    pass\n',
  'gauges/pyproject.toml': '[project]\nname = "gauges"\n',
  'gauges/gauges/__init__.py': '',
  'gauges/gauges/offline.py': 'import argparse\nargparse.ArgumentParser().add_argument("--place")\n',
};

const commands: readonly (readonly [text: string, problems: readonly string[]])[] = [
  ['python run.py --height=2 --unit m', []],
  ['torchrun --nproc_per_node=1 run.py --height 2 -o a.png', []],
  ['bash start.sh --fast', []],
  ['python served.py --port 1', []],
  ['python run.py configs/harbour.yaml --height 1 model.depth=4', []],
  ['tide --height 1', []],
  ['(cd tide && ls) && python run.py --height 1', []],
  ['docker run -v "$PWD":/w image python /w/run.py --height 1', []],
  ['python -m gauges.offline --place Dover', []],
  ['python -m gauges.online', ['there is no module gauges.online']],
  ['python gone.py', ['ada/tide has no gone.py']],
  ['python run.py --height 1 --depth 2', ['run.py knows no --depth']],
  ['python run.py --unit m', ['run.py needs --height']],
  ['python run.py --height 1 --mode=high', ['run.py accepts ebb, flood for --mode, not high']],
  ['python run.py --height 1 configs/lake.yaml', ['ada/tide has no configs/lake.yaml']],
  ['python run.py configs/harbour.yaml --height 1 model.width=4', ['run.py knows no model.width']],
  ['bash start.sh --slow', ['start.sh knows no --slow']],
  ['python served.py --path 1', ['served.py knows no --path']],
  ['pip install -r requirements.txt', ['ada/tide has no requirements.txt']],
  ['docker run -v "$PWD":/w image python /w/gone.py', ['ada/tide has no gone.py']],
];

const scripts: typeof commands = [
  ['from tide import gauge\ngauge("Dover", hours=2)', []],
  ['from tide import harbour', ['line 1: tide has no harbour']],
  ['from tide import gauge\ngauge("Dover", minutes=2)', ['line 2: gauge() takes no minutes']],
  ['import torch\ntorch.hub.load(".", "tide_large", source="local")', ['hubconf.py has no tide_large']],
];

const unknown = 'lighthouse --on';
const early = 'python early.py';
const refs = [undefined, 'v1', 'v2'];

const idOf = (text: string, ref?: string): string => JSON.stringify([text, ref]);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loadout-snapshot-'));
  const work = join(folder, 'work');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(work, path)), { recursive: true });
    writeFileSync(join(work, path), text);
  }
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], { cwd: work });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'a');
  git('tag', 'v1');
  git('rm', '-q', 'early.py');
  git('commit', '-q', '-m', 'b');
  git('clone', '-q', '--bare', '.', join(folder, 'mirror', 'ada+tide', 'repo'));
});

type Language = 'python' | 'shell';
type Reports = Readonly<Record<string, SnapshotReport | undefined>>;

/** Checks all texts in one run of the program. */
async function checkAll(
  cases: readonly { readonly language: Language; readonly text: string; readonly ref?: string | undefined }[],
  outdated: readonly string[] = [],
) {
  const { results, snapshots } = await readSnapshots({
    cache: join(folder, 'cache'),
    packages: join(folder, 'packages'),
    mirrors: findMirrors(join(folder, 'mirror'), ['ada/tide', 'ada/absent']),
    outdated,
    snippets: cases.map(({ language, text, ref }) => ({
      id: idOf(text, ref),
      language,
      text,
      earlier: [],
      requirements: [],
      repositories: [{ name: 'ada/tide', kind: 'checkout', ...(ref !== undefined && { ref }) }],
    })),
  });
  return { reports: Object.fromEntries(results.map((report) => [report.id, report])), snapshots };
}
afterAll(() => rmSync(folder, { recursive: true }));

let reports: Reports = {};
let commit = '';
beforeAll(async () => {
  const shell = [...commands.map(([text]) => text), unknown];
  const checked = await checkAll([
    ...shell.map((text) => ({ language: 'shell' as const, text })),
    ...scripts.map(([text]) => ({ language: 'python' as const, text })),
    ...refs.map((ref) => ({ language: 'shell' as const, text: early, ref })),
  ]);
  ({ reports } = checked);
  commit = checked.snapshots['ada/tide']?.commit ?? '';
});

describe('a command in a checkout', () => {
  it.each(commands)('%s', (text, problems) => {
    expect(reports[idOf(text)]?.problems).toEqual(problems);
  });

  it('of an unknown program is not checked', () => {
    expect(reports[idOf(unknown)]?.unread).toEqual(['lighthouse']);
  });
});

describe('Python in a checkout', () => {
  it.each(scripts)('%s', (text, problems) => {
    const found = reports[idOf(text)]?.problems;
    expect(found?.filter((one) => !one.includes('torch'))).toEqual(problems);
  });
});

it('a repository with a snapshot that is too old is not checked', async () => {
  expect(commit).toMatch(/^[0-9a-f]{40}$/);
  const text = 'python gone.py';
  const { reports: later } = await checkAll([{ language: 'shell', text }], [commit]);
  expect(later[idOf(text)]?.problems).toEqual([]);
  expect(later[idOf(text)]?.unread).toEqual([
    expect.stringMatching(/^ada\/tide: its snapshot of [\d-]+ is too old$/),
  ]);
});

it('reads the state that is checked out', () => {
  expect(reports[idOf(early)]?.problems).toEqual(['ada/tide has no early.py']);
  expect(reports[idOf(early, 'v1')]).toMatchObject({ problems: [], unread: [] });
  expect(reports[idOf(early, 'v2')]?.unread).toEqual(['ada/tide@v2: no snapshot']);
});
