/** @module A Python process with the heavy packages imported, which forks for each script. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Limits, type Stopped, watch } from './limits.ts';
import { processesOf } from './processes.ts';
import { waitingOf } from './waiting.ts';

const program = fileURLToPath(new URL('../../../python/run/fork_server.py', import.meta.url));

export interface Job {
  readonly script: string;
  readonly cwd: string;
  readonly stdout: string;
  readonly stderr: string;
  /** Execute the import statements only. */
  readonly imports?: boolean;
}

export interface Finished {
  readonly code: number;
  readonly stopped: Stopped | undefined;
  /** Seconds that it waited for a processor. */
  readonly waited: number;
  /** Submodules that it uses and only the imports of other scripts loaded. */
  readonly borrowed: readonly string[];
}

export interface ForkServer {
  /** Seconds that it waited for a processor until it was ready. */
  readonly waited: number;
  run(job: Job, limits: Limits): Promise<Finished>;
  stop(): void;
}

/** Why a process group was ended, and how long it waited for a processor. */
export const watchedGroup = (
  group: number,
  limits: Limits,
  ended: Promise<unknown>,
): Promise<[Stopped | undefined, number]> =>
  Promise.all([
    watch(group, limits, ended),
    waitingOf(() => processesOf(group).map(({ pid }) => pid), ended),
  ]);

interface Line {
  readonly ready?: true;
  readonly pid?: number;
  readonly code?: number;
  readonly borrowed?: readonly string[];
}

export async function startForkServer(
  python: string,
  preload: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ForkServer> {
  const child: ChildProcessWithoutNullStreams = spawn(python, [program, JSON.stringify(preload)], { env });
  child.stderr.resume();
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<Line> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done === true) throw new Error('The Python process ended.');
      // Packages may print when they are imported.
      if (value.startsWith('{"')) return JSON.parse(value);
    }
  };
  const ready = next();
  const waitedFirst = await waitingOf(() => [String(child.pid)], ready);
  await ready;
  return {
    waited: waitedFirst,
    async run(job, limits) {
      child.stdin.write(`${JSON.stringify(job)}\n`);
      const { pid = 0 } = await next();
      const ended = next();
      const [stopped, waited] = await watchedGroup(pid, limits, ended);
      const { code = 1, borrowed = [] } = await ended;
      return { code, stopped, waited, borrowed };
    },
    stop: () => void child.kill('SIGKILL'),
  };
}
