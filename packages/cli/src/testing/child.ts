/** @module Runs the command in a child process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** `npm test` names the build, which starts in half the time. */
export const main: string =
  process.env['TEST_PROGRAM'] ?? fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Child {
  readonly process: ChildProcess;
  /** Waits for a matching line on either stream. */
  line(pattern: RegExp): Promise<string>;
  /** Waits for the process to exit. */
  end(): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
}

export function startCommand(args: readonly string[], env: Readonly<Record<string, string>> = {}): Child {
  const child = spawn(process.execPath, ['--conditions=@loadout/source', main, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  const waiting = new Set<() => void>();
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      printed[name] += chunk;
      for (const check of waiting) check();
    });
  }
  const closed = once(child, 'close');

  return {
    process: child,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const found = `${printed.stdout}\n${printed.stderr}`.split('\n').find((line) => pattern.test(line));
          if (found !== undefined) resolve(found);
        };
        waiting.add(check);
        check();
        void closed.then(() => reject(new Error(`Exited without ${String(pattern)}: ${printed.stderr}`)));
      }),
    async end() {
      await closed;
      return { code: child.exitCode, ...printed };
    },
  };
}

/** Runs a command until it exits. */
export const runCommand = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const child = startCommand(args, env);
  child.process.stdin?.end();
  return child.end();
};
