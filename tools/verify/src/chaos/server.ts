/** @module The server under test: API only, writable with the clients' token, log discarded. */

import { type RunningProcess, startServer } from '../../../bench/server-process.ts';
import { adminToken } from './clients.ts';

export function startApi(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  return startServer(
    dataFolder,
    ['--api-only'],
    { LOADOUT_ADMIN_TOKEN: adminToken, ...environment },
    'ignore',
  );
}
