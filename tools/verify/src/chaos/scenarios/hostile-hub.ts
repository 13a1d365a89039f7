/** @module Syncs from a slow, overloaded, broken or malicious hub until one sync succeeds. */

import { isDeepStrictEqual } from 'node:util';
import { HubError, hubClient, openSqliteStore, type Store, sync } from '@loadout/hub';
import { asUsual, fakeHub, hubFaults, status } from '@loadout/hub/testing';
import { numbered, randomBetween, storedRecords } from '../records.ts';
import type { Round, Scenario, Trial } from '../scenario.ts';

const pageSize = 50;
const records = numbered(500);
const mebibyte = 1024 * 1024;
/** Far above what a bounded client needs, far below an unbounded body. */
const mostMemory = 512 * mebibyte;
const hostileSyncs = 8;

const { cutOff, endlessBody, garbage, linkTo, resetConnection, silence, slowDrip } = hubFaults;

const faults = [
  asUsual,
  asUsual,
  asUsual,
  cutOff,
  endlessBody,
  garbage,
  resetConnection,
  silence,
  slowDrip(20),
  status(429, { 'retry-after': '1' }),
  status(429),
  status(500),
  status(502),
  status(503, { 'retry-after': '1' }),
  status(400),
  status(200, {}, '{"error":"not a list"}'),
  linkTo('?cursor=50', '[]'),
];

export const hostileHub: Scenario = {
  name: 'hostile-hub',
  about: 'a hub with 429, 5xx, endless and garbled bodies, slow answers and cyclic links',
  open: openTrial,
};

async function openTrial(): Promise<Trial> {
  const hub = await fakeHub(records);

  const client = hubClient({
    baseUrl: hub.url,
    timeoutMs: 300,
    attempts: 2,
    longestWaitMs: 1_000,
    maxPageBytes: mebibyte,
  });
  const attempt = (store: Store) =>
    sync(store, client, { kind: 'model', pageSize }).catch((error: unknown) => error);

  const round = async (): Promise<Round> => {
    const store = await openSqliteStore(':memory:');
    const problems = new Set<string>();
    let acknowledged = 0;
    let lost = 0;
    for (let turn = 0; turn < hostileSyncs; turn += 1) {
      hub.faults.splice(0, Infinity, ...Array.from({ length: randomBetween(1, 12) }, randomFault));
      const outcome = await attempt(store);
      if (outcome instanceof Error && !(outcome instanceof HubError)) problems.add(outcome.message);
      const there = await store.count('model');
      lost += Math.max(0, acknowledged - there);
      acknowledged = there;
    }
    hub.faults.splice(0, Infinity);
    // The first sync resumes after the last failure, the second reads the whole listing.
    for (const outcome of [await attempt(store), await attempt(store)]) {
      if (outcome instanceof Error) problems.add(`after the hub recovered: ${outcome.message}`);
    }
    const found = await storedRecords(store);
    const copied = found.filter((record) => !isDeepStrictEqual(record, { id: 'a/linked' }));
    if (!isDeepStrictEqual(copied, records)) problems.add('the copy is not what the hub has');
    if (process.memoryUsage.rss() > mostMemory) problems.add('more than 512 MB of memory');
    await store.close();
    return { acknowledged, lost, problems: [...problems] };
  };

  return { round, [Symbol.asyncDispose]: () => hub[Symbol.asyncDispose]() };
}

const randomFault = () => faults[randomBetween(0, faults.length - 1)];
