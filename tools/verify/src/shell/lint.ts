/** @module Checks shell scripts with bash, ShellCheck and tree-sitter. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { syntaxErrors, withTree } from '../languages/grammars.ts';
import type { Finding } from '../source.ts';
import { readWithBash } from './bash.ts';
import { hazardsIn } from './pasting.ts';
import { setUpShell } from './setup.ts';
import { readWithShellCheck } from './shellcheck.ts';

const readAsTree = (text: string): Promise<Finding[]> =>
  withTree('shell', text, (root) => [...syntaxErrors(root), ...hazardsIn(root)]);

export async function lintShell(texts: readonly string[]): Promise<Finding[][]> {
  await setUpShell();
  const folder = await mkdtemp(join(tmpdir(), 'loadout-verify-'));
  try {
    await Promise.all(texts.map((text, index) => writeFile(join(folder, `${index}.sh`), `${text}\n`)));
    const [bash, shellCheck, trees] = await Promise.all([
      readWithBash(folder),
      readWithShellCheck(folder, texts.length),
      Promise.all(texts.map(readAsTree)),
    ]);
    return texts.map((_, index) => [
      ...(bash.get(index) ?? []),
      ...(shellCheck.get(index) ?? []),
      ...(trees[index] ?? []),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
