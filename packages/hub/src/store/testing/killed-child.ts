/** @module Runs a script in a process of its own and kills it, as a power cut would, in the middle of its work. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ChildRun {
  /** Whether it came to its end before it was to be killed. */
  readonly finished: boolean;
  readonly lines: readonly string[];
}

/** The script prints its progress line by line; `delayMs` after line number `killAfter` it is killed without warning. */
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
