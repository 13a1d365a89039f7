/** @module Programs that an install command names, as Debian packages unpacked into a folder of their own. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './folders.ts';
import { Unavailable } from './make-environment.ts';

/** On every machine that can run the harness. */
const present = new Set(['curl', 'jq', 'git']);

/** The folder with a program and all libraries that this machine does not have. */
function unpack(name: string): string {
  const folder = join(folders.programs, name);
  const archives = join(folder, 'archives');
  if (existsSync(join(folder, 'usr/bin'))) return folder;
  mkdirSync(join(archives, 'partial'), { recursive: true });
  try {
    const options = ['--download-only', '--yes', '--no-install-recommends'];
    execFileSync('apt-get', ['install', ...options, '-o', `Dir::Cache::archives=${archives}`, name], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    for (const file of readdirSync(archives).filter((one) => one.endsWith('.deb')))
      execFileSync('dpkg', ['-x', join(archives, file), folder]);
  } catch (error) {
    throw new Unavailable(`${name} cannot be downloaded with apt`, { cause: error });
  }
  return folder;
}

export const programFolders = (apt: readonly string[]): readonly string[] =>
  apt.filter((name) => !present.has(name)).map(unpack);
