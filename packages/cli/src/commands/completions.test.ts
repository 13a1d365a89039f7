import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHere } from '../testing/terminal.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loadout-completions-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const has = (program: string): boolean => {
  try {
    execFileSync(program, ['-c', 'true']);
    return true;
  } catch {
    return false;
  }
};

async function scriptFor(shell: string): Promise<string> {
  const { code, stdout } = await runHere(['completions', shell]);
  expect(code).toBe(0);
  const file = join(folder, `loadout.${shell}`);
  writeFileSync(file, stdout);
  return file;
}

const lines = (text: string): string[] => text.trim().split('\n');

describe('in bash', () => {
  test.each([
    [['inf'], ['infer']],
    [['snippet', '--kind', 'da'], ['dataset']],
    [['snippet', '--install-m'], ['--install-manager']],
    [['tasks', 'text-to-im'], ['text-to-image']],
    [['completions', 'f'], ['fish']],
    [['settings', '--kind', 'd'], []],
  ])('%j offers %j', async (words, offered) => {
    const file = await scriptFor('bash');
    const program = `source "$1"; shift; COMP_WORDS=(loadout "$@"); COMP_CWORD=$#; _loadout; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const output = execFileSync('bash', ['-c', program, 'bash', file, ...words], { encoding: 'utf8' });
    expect(lines(output).filter((line) => line !== '')).toEqual(offered);
  });
});

test.runIf(has('fish'))('fish offers commands, options and values', async () => {
  const file = await scriptFor('fish');
  const offered = (line: string): string[] =>
    lines(
      execFileSync('fish', ['--no-config', '-c', `source "$argv[1]"; complete -C "$argv[2]"`, file, line], {
        encoding: 'utf8',
      }),
    ).map((each) => each.split('\t', 1)[0] ?? '');
  expect(offered('loadout inf')).toEqual(['infer']);
  expect(offered('loadout snippet --kind da')).toEqual(['dataset']);
  expect(offered('loadout tasks text-to-im')).toEqual(['text-to-image']);
});

test.runIf(has('zsh'))('zsh parses its script', async () => {
  expect(execFileSync('zsh', ['-n', await scriptFor('zsh')], { encoding: 'utf8' })).toBe('');
});

test('another shell is a usage error', async () => {
  const { code, stderr } = await runHere(['completions', 'tcsh']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('Pass one shell: bash, zsh, fish.')]);
});
