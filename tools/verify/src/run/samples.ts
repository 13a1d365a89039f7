/** @module Sample files that stand in for pictures, sounds and films on the web, and the apps of spaces. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folders } from './folders.ts';
import { spaceApps } from './room/spaces.ts';

const script = fileURLToPath(new URL('makers/samples.py', import.meta.url));

async function uvRun(...[file = '', ...args]: readonly string[]): Promise<void> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  await promisify(execFile)('uv', ['run', '--quiet', '--python', '3.12', '--script', file, ...args], {
    env: { ...env, UV_CACHE_DIR: folders.downloads },
  });
}

/** Fetches what the apps of the room need, as there is no network in it. */
export async function prepareSpaces(): Promise<void> {
  for (const { script: app } of Object.values(spaceApps)) await uvRun(app);
}

export async function makeSamples(): Promise<void> {
  if (existsSync(join(folders.samples, 'sample.mp4'))) return;
  mkdirSync(folders.samples, { recursive: true });
  await uvRun(script, folders.samples);
}
