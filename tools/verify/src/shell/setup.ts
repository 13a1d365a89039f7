/** @module Checks that the programs for shell snippets are installed on this machine. */
import { existsSync } from 'node:fs';
import { run } from './processes.ts';

const works = (program: string): Promise<boolean> =>
  run(program, ['--version']).then(
    ({ status }) => status === 0,
    () => false,
  );

const installer = '/usr/bin/apt-get';

/** Best effort: the caller checks the program again. */
async function install(program: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync(installer)) return;
  await run(installer, ['update', '--quiet']);
  await run(installer, ['install', '--yes', '--quiet', '--no-install-recommends', program]);
}

async function provide(program: string): Promise<void> {
  if (await works(program)) return;
  await install(program);
  if (await works(program)) return;
  throw new Error(
    `Shell snippets are checked with ${program}, which is not on this machine. ` +
      `Install it (apt-get install ${program}, brew install ${program}) and run again.`,
  );
}

let provided: Promise<unknown> | undefined;

/** Installs missing programs where possible (Debian, as root); otherwise prints what to install. */
export async function setUpShell(): Promise<void> {
  provided ??= Promise.all(['bash', 'shellcheck'].map(provide));
  await provided;
}
