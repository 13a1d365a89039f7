/** @module `kill -9` during a sync from a hub. */

import { childScripts, fakeHub } from '@loadout/hub/testing';
import { killedJob } from '../killed-job.ts';
import { numbered } from '../records.ts';
import type { Scenario } from '../scenario.ts';

const step = 50;
const records = numbered(5_000);

export const killSync: Scenario = {
  name: 'kill-sync',
  about: 'kill -9 during a sync, which is then resumed',
  open: () =>
    killedJob(async () => {
      const hub = await fakeHub(records);
      return {
        script: childScripts.sync,
        records,
        step,
        args: [hub.url, String(step)],
        close: () => hub[Symbol.asyncDispose](),
      };
    }),
};
