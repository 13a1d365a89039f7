import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/files.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

/** Whether evidence is written for a block that cannot run here. */
function recorded(...options: readonly string[]): boolean {
  const folder = temporaryFolder();
  const args = [program, '--all', '--only=vllm/chat', `--evidence=${folder}`, ...options];
  execFileSync(process.execPath, ['--conditions=@loadout/source', ...args], {
    env: { ...process.env, LOADOUT_RUN_FOLDER: join(folder, 'run') },
  });
  return existsSync(join(folder, 'runs.json'));
}

it('evidence is written by a run, and not while environments are only made', () => {
  expect([recorded(), recorded('--install')]).toEqual([true, false]);
});
