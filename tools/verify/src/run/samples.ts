/** @module Sample files that stand in for pictures, sounds and films on the web. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folders } from './folders.ts';

const script = fileURLToPath(new URL('makers/samples.py', import.meta.url));

export async function makeSamples(): Promise<void> {
  if (existsSync(join(folders.samples, 'sample.mp4'))) return;
  mkdirSync(folders.samples, { recursive: true });
  const { NODE_OPTIONS: _, ...env } = process.env;
  await promisify(execFile)(
    'uv',
    ['run', '--quiet', '--python', '3.12', '--script', script, folders.samples],
    {
      env: { ...env, UV_CACHE_DIR: folders.downloads },
    },
  );
}
