/** @module `kill -9` of a server during bulk writes over HTTP. */

import { killedServer } from '../killed-server.ts';
import type { Scenario } from '../scenario.ts';

export const killBulk: Scenario = {
  name: 'kill-bulk',
  about: 'kill -9 of a server under bulk writes by 2 clients',
  open: () =>
    killedServer((clients) => {
      clients.writeInBulk(500);
      clients.writeInBulk(1_500);
    }),
};
