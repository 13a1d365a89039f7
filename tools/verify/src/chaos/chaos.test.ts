import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readEvidence } from './evidence.ts';
import { runScenario } from './run.ts';
import { isSound, type Round, type Scenario } from './scenario.ts';
import { databaseRestarts } from './scenarios/database-restarts.ts';
import { durableWrites } from './scenarios/durable-writes.ts';
import { scenarios } from './scenarios/index.ts';
import { unsyncedAcknowledgements } from './strace.ts';

const sound = { lost: 0, problems: [] };

it('a server survives terminated connections, a restart and a crash of PostgreSQL, and loses nothing', async () => {
  const tally = await runScenario(databaseRestarts, { rounds: 4 });
  expect(tally).toMatchObject({ rounds: 4, ...sound });
  expect(tally.acknowledged).toBeGreaterThan(40);
}, 120_000);

it('single and bulk writes are synced before they are acknowledged, if strace can run', async () => {
  expect(await runScenario(durableWrites, { rounds: 2 })).toMatchObject(sound);
}, 120_000);

it('the evidence has counts of every scenario, none with a loss', () => {
  const evidence = readEvidence();
  expect(evidence.map(({ name }) => name)).toEqual(scenarios.map(({ name }) => name));
  expect(evidence.filter((each) => each.rounds === 0 || !isSound(each))).toEqual([]);
});

const scenario = (round: () => Promise<Round>): Scenario => ({
  name: 'test',
  about: 'a test',
  open: async () => ({ round, [Symbol.asyncDispose]: async () => undefined }),
});

it('adds up its rounds, and fails if one of them lost something', async () => {
  let rounds = 0;
  const losing = scenario(async () => ({
    acknowledged: 10,
    lost: (rounds += 1) === 2 ? 1 : 0,
    problems: [],
  }));
  const tally = await runScenario(losing, { rounds: 3 });
  expect(tally).toEqual({ name: 'test', rounds: 3, acknowledged: 30, lost: 1, problems: [] });
  expect(isSound(tally)).toBe(false);
});

it('lists each problem once, and stops at its time limit', async () => {
  const crashing = scenario(async () => {
    await setTimeout(5);
    return { acknowledged: 0, lost: 0, problems: ['the server ended by itself'] };
  });
  const tally = await runScenario(crashing, { milliseconds: 50 });
  expect(tally.problems).toEqual(['the server ended by itself']);
  expect(isSound(tally)).toBe(false);
});

it('does not open a scenario that cannot run here', async () => {
  const tally = await runScenario(
    { ...scenario(() => Promise.reject(new Error('opened'))), missing: () => 'no root' },
    {},
  );
  expect(tally).toMatchObject({ rounds: 0, missing: 'no root' });
});

const log = (...lines: readonly string[]) => ['write(1<pipe:[1]>, "begin\\n", 6) = 6', ...lines].join('\n');

it('detects an acknowledgement before the sync of the log', () => {
  const write = 'pwrite64(22</data/s.db-wal>, "…", 4096, 0) = 4096';
  const sync = 'fdatasync(22</data/s.db-wal>) = 0';
  const acknowledged = 'write(1<pipe:[1]>, "acknowledged\\n", 13) = 13';
  expect(unsyncedAcknowledgements(log(write, sync, acknowledged, write, sync, acknowledged))).toEqual({
    acknowledged: 2,
    unsynced: 0,
  });
  expect(unsyncedAcknowledgements(log(write, sync, write, acknowledged)).unsynced).toBe(1);
  expect(unsyncedAcknowledgements(log(write, sync, acknowledged, acknowledged)).unsynced).toBe(1);
  expect(unsyncedAcknowledgements(log(sync, write, acknowledged, sync)).unsynced).toBe(1);
});
