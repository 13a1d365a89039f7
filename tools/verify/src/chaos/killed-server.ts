/** @module Rounds in which a server is killed during client writes, and its store is checked. */

import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openSqliteStore } from '@loadout/hub';
import { integrity, temporaryFolder } from '@loadout/hub/testing';
import { Clients } from './clients.ts';
import { lostOf, randomBetween } from './records.ts';
import type { Round, Trial } from './scenario.ts';
import { startApi } from './server.ts';

export async function killedServer(write: (clients: Clients) => void): Promise<Trial> {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'records.sqlite');

  const round = async (): Promise<Round> => {
    const server = await startApi(folder.path);
    const clients = new Clients(() => server.address);
    write(clients);
    while (clients.writes === 0 && server.isAlive()) await setTimeout(10);
    await setTimeout(randomBetween(0, 1_500));
    const problems = server.isAlive() ? [] : ['the server ended by itself'];
    await server.kill();
    await clients.stop();
    const store = await openSqliteStore(file);
    const lost = await lostOf(store, clients.acknowledged);
    await store.close();
    if (integrity(file) !== 'ok') problems.push('the file of the store is damaged');
    return { acknowledged: clients.writes, lost, problems: [...problems, ...clients.unexpected()] };
  };

  return { round, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}
