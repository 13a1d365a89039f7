/** @module `kill -9` during an import. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { childScripts } from '@loadout/hub/testing';
import { killedJob } from '../killed-job.ts';
import { numbered } from '../records.ts';
import type { Scenario } from '../scenario.ts';

const step = 200;
const records = numbered(20_000);

export const killImport: Scenario = {
  name: 'kill-import',
  about: 'kill -9 during an import, which is then resumed',
  open: () =>
    killedJob(async (folder) => {
      const source = join(folder, 'models.jsonl');
      await writeFile(source, records.map((record) => JSON.stringify(record)).join('\n'));
      return {
        script: childScripts.import,
        records,
        step,
        args: [source, String(step)],
        close: async () => undefined,
      };
    }),
};
