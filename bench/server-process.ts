/** @module The server as people run it: a process of its own, on a free port, with a data folder that is given. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface RunningProcess {
  readonly address: string;
  stop(): Promise<void>;
}

/** The `loadout` command, as words behind the name of the Node that runs it. */
export const command = [fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url))];

export async function startServer(
  dataFolder: string,
  words: readonly string[] = [],
): Promise<RunningProcess> {
  const server = spawn(process.execPath, [...process.execArgv, ...command, 'serve', ...words], {
    env: { ...process.env, PORT: '0', LOADOUT_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    address: await addressOf(server.stdout),
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The server stopped before it said where it is.');
}
