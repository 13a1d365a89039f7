/** @module A virtual environment with the Python clients, made once and kept in a folder that git ignores. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wireFolder } from './process.ts';

/** Distribution, and the module that tells whether it is there. */
const packages = ['huggingface_hub', 'requests', 'openai', 'fal-client', 'pillow', 'numpy'];

const folder = join(wireFolder, 'venv');
const python = join(folder, 'bin', 'python');
const stamp = join(folder, 'installed.txt');

const run = (command: string, words: readonly string[]): string => {
  const { status, stdout, stderr, error } = spawnSync(command, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
};

const wanted = packages.join('\n');
const isReady = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

export type PythonEnvironment =
  | { readonly command: string; readonly versions: Readonly<Record<string, string>> }
  | { readonly missing: string };

/** `missing` says why there is none: no Python, or an index that cannot be reached. */
export function pythonEnvironment(): PythonEnvironment {
  try {
    if (!isReady()) {
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
      versions: Object.fromEntries(listed.map(({ name, version }) => [name.replaceAll('-', '_'), version])),
    };
  } catch (error) {
    return { missing: error instanceof Error ? error.message : String(error) };
  }
}
