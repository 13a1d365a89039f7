/** @module Virtual environments with Python packages, created once in a folder that git ignores. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wireFolder } from './process.ts';

const clients = ['huggingface_hub', 'requests', 'openai', 'fal-client', 'pillow', 'numpy'];

const run = (command: string, words: readonly string[]): string => {
  const { status, stdout, stderr, error } = spawnSync(command, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
};

export type PythonEnvironment =
  | { readonly command: string; readonly versions: Readonly<Record<string, string>> }
  | { readonly missing: string };

/** `missing` is the reason if there is none: no Python, or an unreachable package index. */
export function pythonEnvironment(packages: readonly string[] = clients, name = 'venv'): PythonEnvironment {
  const folder = join(wireFolder, name);
  const python = join(folder, 'bin', 'python');
  const stamp = join(folder, 'installed.txt');
  const wanted = packages.join('\n');
  try {
    if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
      mkdirSync(wireFolder, { recursive: true });
      run('python3', ['-m', 'venv', folder]);
      run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages]);
      writeFileSync(stamp, wanted);
    }
    const listed: readonly { name: string; version: string }[] = JSON.parse(
      run(python, ['-m', 'pip', 'list', '--format=json', '--disable-pip-version-check']),
    );
    return {
      command: python,
      versions: Object.fromEntries(listed.map((each) => [each.name.replaceAll('-', '_'), each.version])),
    };
  } catch (error) {
    return { missing: error instanceof Error ? error.message : String(error) };
  }
}
