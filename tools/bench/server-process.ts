/** @module Runs the server in a child process, on a free port, with the given data folder. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBuilt, program } from '../start/bootstrap/build.mjs';
import { root } from '../start/bootstrap/root.mjs';
import { serverEnvironment, serverFlags } from '../start/bootstrap/server-flags.mjs';

export interface RunningProcess {
  readonly address: string;
  /** CPU time in seconds, where available. */
  processorSeconds(): number | undefined;
  /** Resident memory in MB, where available. */
  residentMb(): number | undefined;
  stop(): Promise<void>;
  /** SIGKILL, as in a power cut. */
  kill(): Promise<void>;
  /** Whether it is still running. */
  isAlive(): boolean;
}

const chosen = process.env['TEST_PROGRAM'];
if (chosen === undefined) await ensureBuilt(root);

/**
 * The `loadout` command as arguments for Node, with the flags of `npm start` and of the image. `TEST_PROGRAM` names
 * an installed one (`node_modules/.bin/loadout`), which is measured instead of the checkout's.
 */
export const command = [...serverFlags, chosen ?? join(root, program)];

export async function startServer(
  dataFolder: string,
  words: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
  /** What to do with its log. */
  log: 'inherit' | 'ignore' = 'inherit',
): Promise<RunningProcess> {
  const server = spawn(process.execPath, [...process.execArgv, ...command, 'serve', ...words], {
    env: { ...serverEnvironment, ...process.env, PORT: '0', LOADOUT_DATA: dataFolder, ...environment },
    stdio: ['ignore', 'pipe', log],
  });
  const isAlive = (): boolean => server.exitCode === null && server.signalCode === null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!isAlive()) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  return {
    address: await addressOf(server.stdout),
    processorSeconds: () => processorSecondsOf(server.pid),
    residentMb: () => residentMbOf(server.pid),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    isAlive,
  };
}

/** Linux counts in 1/100 s; the process name, which may contain spaces, ends with a bracket. */
function processorSecondsOf(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const [, afterName = ''] = readFileSync(file, 'utf8').split(') ');
  const fields = afterName.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function residentMbOf(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8')) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The server stopped before it printed its URL.');
}
