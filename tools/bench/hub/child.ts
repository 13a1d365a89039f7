/** @module Runs a part of the benchmark in a child process, to measure its memory and startup separately. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Workload } from './workload.ts';

export interface Task {
  /** Folder with `records.jsonl` and `workload.json`. */
  readonly folder: string;
  readonly secondsPerKind: number;
}

export async function runAside<T>(
  script: string,
  task: Task,
  isAnswer: (value: unknown) => value is T,
): Promise<T> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = fork(file, [task.folder, String(task.secondsPerKind)], {
    execArgv: ['--conditions=@loadout/source', '--expose-gc'],
  });
  let answered: unknown;
  child.once('message', (message) => {
    answered = message;
  });
  const [code] = await once(child, 'exit');
  if (!isAnswer(answered)) throw new Error(`${script} exited with code ${code} and without a result`);
  return answered;
}

export function taskOfChild(): Task & { readonly workload: Workload } {
  const [folder = '', seconds = '60'] = process.argv.slice(2);
  const workload: Workload = JSON.parse(readFileSync(`${folder}/workload.json`, 'utf8'));
  return { folder, secondsPerKind: Number(seconds), workload };
}

/** Must be called last: disconnects the IPC channel, which could keep the process alive. */
export function answer(value: object): void {
  process.send?.(value, undefined, undefined, () => process.disconnect?.());
}
