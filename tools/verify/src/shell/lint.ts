/** @module Checks shell scripts with bash, ShellCheck and tree-sitter. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lintTree } from '../languages/grammars.ts';
import type { Finding } from '../source.ts';
import { readWithBash } from './bash.ts';
import { pastingHazards } from './pasting.ts';
import { setUpShell } from './setup.ts';
import { readWithShellCheck } from './shellcheck.ts';

const readAsTree = lintTree('shell');

export async function lintShell(texts: readonly string[]): Promise<Finding[][]> {
  await setUpShell();
  const folder = await mkdtemp(join(tmpdir(), 'loadout-verify-'));
  try {
    await Promise.all(texts.map((text, index) => writeFile(join(folder, `${index}.sh`), `${text}\n`)));
    const [bash, shellCheck, trees, hazards] = await Promise.all([
      readWithBash(folder),
      readWithShellCheck(folder, texts.length),
      readAsTree(texts),
      Promise.all(texts.map(pastingHazards)),
    ]);
    return texts.map((_, index) => [
      ...(bash.get(index) ?? []),
      ...(shellCheck.get(index) ?? []),
      ...(trees[index] ?? []),
      ...(hazards[index] ?? []),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
