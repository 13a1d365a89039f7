/** @module The external programs of the recipes, and what to install if one is missing. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Each program and its Debian package. */
const tools = [
  ['avifenc', 'libavif-bin'],
  ['ffmpeg', 'ffmpeg'],
  ['flite', 'flite'],
] as const;
export type Tool = (typeof tools)[number][0];

export const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Throws one error that lists everything that is missing. */
export function requireTools(...wanted: readonly Tool[]): void {
  const missing: string[] = tools
    .filter(
      ([name]) => (wanted.length === 0 || wanted.includes(name)) && spawnSync('which', [name]).status !== 0,
    )
    .map(([, name]) => name);
  if (!existsSync(chromiumPath)) missing.push('chromium');
  if (missing.length > 0) {
    throw new Error(
      `Missing programs. On Debian: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  }
}

export const run = (tool: Tool, args: readonly string[], input?: string | Uint8Array): Buffer =>
  execFileSync(tool, args, {
    maxBuffer: 1 << 28,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(input === undefined ? {} : { input }),
  });
