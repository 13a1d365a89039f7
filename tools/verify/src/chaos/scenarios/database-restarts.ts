/** @module PostgreSQL drops connections, restarts or crashes while clients write and read. */

import { setTimeout } from 'node:timers/promises';
import { openPostgresStore, type Store } from '@loadout/hub';
import { ownPostgres, temporaryFolder } from '@loadout/hub/testing';
import { Client } from 'pg';
import type { RunningProcess } from '../../../../bench/server-process.ts';
import { Clients } from '../clients.ts';
import { lostOf, randomBetween } from '../records.ts';
import type { Round, Scenario, Trial } from '../scenario.ts';
import { startApi } from '../server.ts';

export const databaseRestarts: Scenario = {
  name: 'database-restarts',
  about: 'connections terminated, fast and immediate restarts of PostgreSQL under 2 writers and 2 readers',
  open: openTrial,
};

type Server = Awaited<ReturnType<typeof ownPostgres>>;

async function openTrial(): Promise<Trial> {
  const folder = await temporaryFolder();
  const postgres = await ownPostgres();
  const server = await startApi(folder.path, { LOADOUT_DATABASE_URL: postgres.url });
  const faults = [terminate, terminate, restart, crash];
  let rounds = 0;

  const round = async (): Promise<Round> => {
    const fault = faults[rounds % faults.length] ?? terminate;
    rounds += 1;
    const clients = new Clients(() => server.address);
    for (let each = 0; each < 2; each += 1) {
      clients.writeOneByOne();
      clients.read();
    }
    await setTimeout(randomBetween(50, 400));
    await fault(postgres);
    await untilWritten(clients, server);
    await clients.stop();
    const problems = server.isAlive() ? clients.unexpected() : ['the server ended by itself'];
    await using store = await openStore(postgres.url);
    return { acknowledged: clients.writes, lost: await lostOf(store.store, clients.acknowledged), problems };
  };

  return {
    round,
    async [Symbol.asyncDispose]() {
      await server.stop();
      await postgres[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

async function terminate({ url }: Server): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'loadout'",
  );
  await client.end();
}

async function restart({ control }: Server): Promise<void> {
  await control.stop();
  await control.start();
}

async function crash({ control }: Server): Promise<void> {
  await control.crash();
  await control.start();
}

/** The server must recover without a restart: a write after the fault is acknowledged. */
async function untilWritten(clients: Clients, server: RunningProcess): Promise<void> {
  const before = clients.writes;
  while (clients.writes < before + 10 && server.isAlive()) await setTimeout(20);
}

async function openStore(url: string): Promise<{ store: Store } & AsyncDisposable> {
  const store = await openPostgresStore(url);
  return { store, [Symbol.asyncDispose]: () => store.close() };
}
