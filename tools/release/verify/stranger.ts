/** @module A folder outside of the repository in which the tarballs are installed with npm, as anybody would. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { projectNode } from '../../start/bootstrap/node.mjs';
import { releaseFolder, root } from '../packages.ts';

export interface Stranger {
  readonly folder: string;
  /** Writes a file below the folder and returns its path. */
  write(file: string, text: string): string;
  /** Runs a program there and returns what it prints; throws on another exit code than `expected`. */
  run(program: string, words: readonly string[], options?: RunOptions): string;
  remove(): void;
}

interface RunOptions {
  readonly expected?: number;
  /** Folder below the stranger's. */
  readonly at?: string;
}

/** Environment variables of a user without this checkout: no Node options or npm settings, Node first in the path. */
export const strangersEnvironment = (): NodeJS.ProcessEnv => {
  const { NODE_OPTIONS: _options, NODE_COMPILE_CACHE: _cache, ...kept } = process.env;
  const own = Object.fromEntries(Object.entries(kept).filter(([name]) => !/^npm_/i.test(name)));
  return { ...own, PATH: [dirname(realpathSync(projectNode(root))), own['PATH']].join(delimiter) };
};

export const tarballs = (): readonly string[] => globSync(join(releaseFolder, '*.tgz')).toSorted();

/** `others` are packages from the registry that an example needs besides ours. */
export function createStranger(others: readonly string[] = []): Stranger {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-stranger-'));
  const stranger: Stranger = {
    folder,
    write(file, text) {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      return path;
    },
    run(program, words, { expected = 0, at = '.' } = {}) {
      const { status, stdout, stderr, error } = spawnSync(program, words, {
        cwd: join(folder, at),
        encoding: 'utf8',
        env: strangersEnvironment(),
      });
      if (error) throw error;
      if (status !== expected)
        throw new Error(`${[program, ...words].join(' ')} ended with ${status}:\n${stdout}${stderr}`);
      return `${stdout}${stderr}`;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  stranger.write('package.json', '{ "name": "stranger", "private": true }\n');
  stranger.run('npm', [
    'install',
    '--prefer-offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...tarballs(),
    ...others,
  ]);
  return stranger;
}
