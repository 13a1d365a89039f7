/** @module Installs an environment with uv and npm. */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freeDisk, packagesFile, packagesIn } from './disk.ts';
import type { Environment } from './environment.ts';
import { folders, freeBytes, reserveBytes } from './folders.ts';

export interface Installed {
  readonly folder: string;
  readonly packages: Readonly<Record<string, string>>;
}

/** The machine's fault, not the install command's: nothing is recorded. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

/** The install command's fault. */
export class InstallFailed extends Error {
  override name = 'InstallFailed';
}

const run = promisify(execFile);
/** Packages without wheels are compiled, on a machine that may be busy. */
const secondsAtMost = 3600;
/** Whether a message is about the network or the disk. */
export const isMachineFault = (text: string): boolean =>
  /dns error|failed to lookup|connection (?:refused|reset)|network is unreachable|timed? ?out|no space left|\b(?:ENOTFOUND|ECONNREFUSED)\b/i.test(
    text,
  );

const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_OPTIONS: '',
  UV_CACHE_DIR: folders.downloads,
  UV_LINK_MODE: 'hardlink',
  UV_NO_PROGRESS: '1',
  // The libraries for NVIDIA GPUs come from a server of their own.
  ONNXRUNTIME_NODE_INSTALL_CUDA: 'skip',
};

async function command(program: string, args: readonly string[], cwd?: string): Promise<string> {
  try {
    const { stdout } = await run(program, args, {
      env,
      cwd,
      timeout: secondsAtMost * 1000,
      maxBuffer: 1e8,
    });
    return stdout;
  } catch (error) {
    const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    if (error instanceof Error && 'killed' in error && error.killed === true)
      throw new Unavailable(`${program} took more than ${secondsAtMost / 60} minutes`);
    if (error instanceof Error && 'signal' in error && typeof error.signal === 'string')
      throw new Unavailable(`${program} was ended by ${error.signal}`);
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Unavailable(`${program} is not installed, or not on the PATH`);
    if (isMachineFault(text)) throw new Unavailable(lastLine(text));
    throw new InstallFailed(reason(text));
  }
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.trim() ?? '';

/** uv explains a failed resolution over several lines that start at `×` or `error`. */
function reason(text: string): string {
  const start = text.search(/×|error:/);
  return (start < 0 ? lastLine(text) : text.slice(start))
    .replaceAll(/[\s│╰─▶×]+/g, ' ')
    .trim()
    .slice(0, 300);
}

/** Relocatable: the folder is mounted elsewhere when snippets run. Installed here, as hard links end at a mount. */
async function installPython(
  folder: string,
  { python, pip, later }: Environment,
): Promise<Record<string, string>> {
  await command('uv', [
    'venv',
    '--quiet',
    '--seed',
    '--relocatable',
    '--allow-existing',
    '--python',
    python,
    folder,
  ]);
  for (const step of [pip, ...later])
    await command('uv', ['pip', 'install', '--quiet', '--python', folder, ...step]);
  const listed = await command('uv', ['pip', 'list', '--python', folder, '--format', 'json']);
  const packages: { readonly name: string; readonly version: string }[] = JSON.parse(listed);
  return Object.fromEntries(packages.map(({ name, version }) => [name, version]));
}

async function installNode(folder: string, npm: readonly string[]): Promise<Record<string, string>> {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  await command('npm', ['install', '--loglevel=error', '--no-fund', '--no-audit', ...npm], folder);
  const listed = await command('npm', ['ls', '--all', '--json'], folder).catch(() => '{}');
  const { dependencies = {} }: { dependencies?: Record<string, { version?: string }> } = JSON.parse(listed);
  return Object.fromEntries(Object.entries(dependencies).map(([name, { version = '' }]) => [name, version]));
}

/** Environments in which blocks run now. */
const inUse = new Set<string>();

/** Environments whose blocks are done. */
const used = new Set<string>();

/** PyTorch with the libraries for NVIDIA GPUs, of a release that no other environment has. */
const largestBytes = 6e9;

/** Installations that run now: one that compiles takes minutes, and the others go on. */
const installing = new Set<Promise<Installed>>();
let lastStart: Promise<unknown> = Promise.resolve();

/** Nothing is removed while something is installed, which may need a download that no environment has yet. */
function inTurn(start: () => Promise<Installed>): Promise<Installed> {
  const starting = lastStart.then(async () => {
    const wanted = reserveBytes + largestBytes;
    if (freeBytes() < wanted) {
      await Promise.allSettled(installing);
      await freeDisk(wanted, { inUse, used });
    }
    const installed = start();
    installing.add(installed);
    const end = (): boolean => installing.delete(installed);
    installed.then(end, end);
    return { installed };
  });
  lastStart = starting.catch(() => undefined);
  return starting.then(({ installed }) => installed);
}

async function install(folder: string, environment: Environment): Promise<Installed> {
  if (freeBytes() < reserveBytes) throw new Unavailable('The disk is nearly full.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packages = {
    ...(environment.pip.length > 0 ? await installPython(folder, environment) : {}),
    ...(environment.npm.length > 0 ? await installNode(folder, environment.npm) : {}),
  };
  writeFileSync(packagesFile(folder), JSON.stringify(packages));
  return { folder, packages };
}

/** Makes an environment, or takes the one that an earlier run made. */
export async function makeEnvironment(environment: Environment): Promise<Installed> {
  const folder = join(folders.environments, environment.id);
  inUse.add(folder);
  const packages = packagesIn(folder);
  if (packages !== undefined) return { folder, packages };
  return inTurn(() => install(folder, environment));
}

/** To call when the blocks of an environment are done: it may be removed for another one. */
export function leaveEnvironment({ folder }: Installed): void {
  inUse.delete(folder);
  used.add(folder);
}
