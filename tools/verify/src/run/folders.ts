/** @module Where a run keeps environments, tiny models and downloads: below `.loadout/run`, or `LOADOUT_RUN_FOLDER`. */
import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root =
  process.env['LOADOUT_RUN_FOLDER'] ?? fileURLToPath(new URL('../../../../.loadout/run', import.meta.url));

export const folders = {
  root,
  environments: join(root, 'environments'),
  hub: join(root, 'hub'),
  samples: join(root, 'samples'),
  programs: join(root, 'programs'),
  pycache: join(root, 'pycache'),
  logs: join(root, 'logs'),
  room: join(root, 'room'),
  downloads: join(root, 'uv'),
} as const;

/** A run stops installing when less than this is free. */
export const reserveBytes: number = Number(process.env['LOADOUT_RUN_RESERVE_GB'] ?? 15) * 1e9;

export function freeBytes(): number {
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize;
}
