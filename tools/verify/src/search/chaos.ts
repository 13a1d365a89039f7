/** @module Nodes end and PostgreSQL restarts while two servers write and search: no wrong answer, no lost write. */

import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ownPostgres, temporaryFolder } from '@loadout/hub/testing';
import { createServices, readSettings, type Services } from '@loadout/server';
import type { TestCluster } from './cluster.ts';
import { type Tally, Traffic } from './traffic.ts';

export interface ChaosResult extends Tally {
  readonly name: string;
  readonly lost: number;
}

interface Fault {
  readonly name: string;
  run(cluster: TestCluster, database: Database): Promise<void>;
}

type Database = Awaited<ReturnType<typeof ownPostgres>>['control'];

const calmMs = 4_000;

const faults: readonly Fault[] = [
  {
    name: 'a node is killed and comes back',
    async run(cluster) {
      await cluster.kill(2);
      await setTimeout(calmMs);
      cluster.startNode(2);
      await cluster.waitFor('wait_for_nodes=3&wait_for_status=green');
    },
  },
  {
    name: 'a node stops answering',
    async run(cluster) {
      cluster.signal(3, 'SIGSTOP');
      await setTimeout(calmMs);
      cluster.signal(3, 'SIGCONT');
      await cluster.waitFor('wait_for_nodes=3&wait_for_status=green');
    },
  },
  {
    name: 'PostgreSQL restarts, then crashes',
    async run(_cluster, database) {
      await database.stop();
      await setTimeout(1_000);
      await database.start();
      await setTimeout(calmMs);
      await database.crash();
      await setTimeout(1_000);
      await database.start();
    },
  },
  {
    name: 'the whole cluster is gone and comes back',
    async run(cluster) {
      for (const number of [1, 2, 3]) await cluster.kill(number);
      await setTimeout(calmMs);
      for (const number of [1, 2, 3]) cluster.startNode(number);
      await cluster.waitFor('wait_for_nodes=3&wait_for_status=green');
    },
  },
];

/** Each fault under the traffic of two servers that share the database and the cluster. */
export async function runChaos(
  cluster: TestCluster,
  report: (result: ChaosResult) => void,
  only: string | undefined,
): Promise<readonly ChaosResult[]> {
  await using postgres = await ownPostgres();
  await using folder = await temporaryFolder();
  const start = (name: string): Promise<Services> =>
    createServices(
      readSettings(
        {
          LOADOUT_DATABASE_URL: postgres.url,
          LOADOUT_SEARCH_URL: cluster.url,
          LOADOUT_SEARCH_INDEX: 'chaos',
          LOADOUT_SEARCH_SHARDS: '3',
          LOADOUT_SEARCH_TIMEOUT: '10',
          LOADOUT_DATA: join(folder.path, name),
        },
        folder.path,
      ),
    );
  const servers = [await start('one'), await start('two')];
  const results: ChaosResult[] = [];
  try {
    await new Traffic(servers).prepare();
    for (const fault of faults.filter(({ name }) => name.includes(only ?? ''))) {
      const traffic = new Traffic(servers);
      const running = traffic.run();
      await setTimeout(calmMs);
      await fault.run(cluster, postgres.control);
      await setTimeout(calmMs);
      traffic.stop();
      await running;
      const result = { name: fault.name, ...traffic.tally, lost: await lostAfterReturn(traffic) };
      report(result);
      results.push(result);
    }
  } finally {
    for (const server of servers) await server.close();
  }
  return results;
}

const patienceMs = 180_000;

/** A server needs a moment to catch up; a write that is still missing then is lost. */
async function lostAfterReturn(traffic: Traffic): Promise<number> {
  const start = performance.now();
  for (;;) {
    const lost = await traffic.lost().catch(() => Infinity);
    if (lost === 0 || performance.now() - start > patienceMs) return lost;
    await setTimeout(500);
  }
}
