/** @module Runs a script in a child process and kills it (SIGKILL) while it works. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ChildRun {
  /** Whether the script finished before it was killed. */
  readonly finished: boolean;
  readonly lines: readonly string[];
}

/** The script prints its progress; it is killed `delayMs` after line number `killAfter`. */
export async function runAndKill(
  script: URL,
  args: readonly string[],
  killAfter: number,
  delayMs = 0,
): Promise<ChildRun> {
  const child = spawn(process.execPath, ['--conditions=@loadout/source', fileURLToPath(script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length !== killAfter) continue;
    if (delayMs === 0) child.kill('SIGKILL');
    else setTimeout(() => child.kill('SIGKILL'), delayMs);
  }
  const [code] = await exited;
  return { finished: code === 0, lines };
}
