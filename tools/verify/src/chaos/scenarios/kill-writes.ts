/** @module `kill -9` of a server during single writes over HTTP. */

import { killedServer } from '../killed-server.ts';
import type { Scenario } from '../scenario.ts';

export const killWrites: Scenario = {
  name: 'kill-writes',
  about: 'kill -9 of a server under single writes by 4 clients and 2 readers',
  open: () =>
    killedServer((clients) => {
      for (let writer = 0; writer < 4; writer += 1) clients.writeOneByOne();
      for (let reader = 0; reader < 2; reader += 1) clients.read();
    }),
};
