/** @module Finds Chromium on this machine, or installs it from Debian's packages. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../start/bootstrap/command.mjs';
import { Failure } from '../start/bootstrap/failure.mjs';

/** The headless shell comes first: the browser tests take a third less time with it. */
const shell = 'chromium-headless-shell';
const programs = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const instruction =
  'The browser tests need Chromium or Chrome. Install it (Debian: apt-get install chromium; ' +
  'macOS: brew install --cask chromium) or set CHROMIUM_PATH to its executable.';

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const findChromium = (env: NodeJS.ProcessEnv): string | undefined => {
  const chosen = env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (isProgram(chosen)) return chosen;
    throw new Failure(`CHROMIUM_PATH is "${chosen}", which is not an executable. ${instruction}`);
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return [...candidates, ...macApplications].find(isProgram);
};

const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const aptGet = (...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> =>
  runCommand('apt-get', args, { cwd: '/', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

const install = async (): Promise<void> => {
  console.log('Chromium was not found; installing it with apt-get.');
  await aptGet('update');
  const failures: string[] = [];
  // Older releases of Debian do not have the headless shell.
  for (const name of [shell, 'chromium']) {
    const { code, output } = await aptGet('install', '-y', '--no-install-recommends', name);
    if (code === 0) return;
    failures.push(output);
  }
  throw new Failure(`${failures.join('\n')}\napt-get cannot install Chromium. ${instruction}`);
};

export const ensureChromium = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const present = findChromium(env);
  if (present !== undefined) return present;
  if (canInstall()) await install();
  const installed = findChromium(env);
  if (installed === undefined) throw new Failure(instruction);
  return installed;
};
