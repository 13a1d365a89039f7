import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSymbols, type SnippetReport } from './reader.ts';

/** A package with a program, as installed. */
const files = {
  'pkg-1.0.dist-info/entry_points.txt':
    '[console_scripts]\npkg-run = pkg.cli:main\n\n[other]\nnot-a-program = pkg.cli:x\n',
  'pkg/__init__.py': '',
  'pkg/cli.py': `
import argparse
LAZY = {"predict": "pkg.lazy:predict"}

def main():
    from .settings import Settings
    parser = argparse.ArgumentParser()
    parser.add_argument("--out-dir")
`,
  'pkg/settings.py': 'class Settings:\n    batch_size: int = 1\n',
  'pkg/lazy.py': 'def predict(sample_count: int = 1): ...\n',
  'pkg/unused.py': 'OPTION = "--gone"\n',
  'pkg/tool/__init__.py': '',
  'pkg/tool/__main__.py': 'for later["Python"] in: "--steps"\n',
};

const sound: [string, string][] = [
  ['an option of the program', 'pkg-run --out-dir=out input.txt'],
  [
    'an option that is made from a field, in a module imported inside a function',
    'pkg-run --train.batch_size=4',
  ],
  ['an option of what is loaded by its name', 'pkg-run predict --sample-count=2'],
  ['options behind two dashes, which are another program’s', 'pkg-run -- --anything'],
  ['a command over several lines, with an output', 'pkg-run \\\n  --out-dir=out \\\n  input.txt > log.txt'],
  ['text in quotes', "pkg-run --out-dir='a b; rm --gone'"],
  ['a module', 'python -m pkg.cli --out-dir=out'],
  ['ordinary programs', 'git clone --anything https://example.org/x && cd x\n./build --any'],
  ['a variable before a program', 'A=1 pkg-run --out-dir=x'],
];

const wrong: [string, string, string][] = [
  ['an option that is not there', 'pkg-run --output=out', 'pkg-run knows no --output'],
  ['an option of a module the program does not use', 'pkg-run --gone', 'pkg-run knows no --gone'],
  ['what stands behind a variable', 'A=1 B=2 pkg-run --output=x', 'pkg-run knows no --output'],
  ['a module that is not there', 'python -m pkg.nothing', 'there is no module pkg.nothing'],
];

const unreadable = 'not-a-program --x';

const reports = new Map<string, SnippetReport>();

beforeAll(async () => {
  const site = mkdtempSync(join(tmpdir(), 'loadout-commands-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(site, name)), { recursive: true });
      writeFileSync(join(site, name), text);
    }
    const texts = [...sound.map(([, text]) => text), ...wrong.map(([, text]) => text), unreadable];
    const snippets = texts.map((text) => ({ id: text, language: 'shell' as const, text, requirements: [] }));
    for (const report of (await readSymbols({ sites: [site], snippets })).results)
      reports.set(report.id, report);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}, 60_000);

describe('the reader of commands', () => {
  it.each(sound)('accepts %s', (_, text) => {
    expect(reports.get(text)).toMatchObject({ problems: [], unread: [] });
  });

  it.each(wrong)('finds %s', (_, text, problem) => {
    expect(reports.get(text)).toMatchObject({ problems: [problem] });
  });

  it('reports programs that are in no package', () => {
    expect(reports.get(unreadable)).toMatchObject({ problems: [], unread: ['not-a-program'] });
  });
});
