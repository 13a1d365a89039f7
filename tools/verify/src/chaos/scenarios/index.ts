/** @module All scenarios, in run order. */

import type { Scenario } from '../scenario.ts';
import { corruptFiles } from './corrupt-files.ts';
import { databaseRestarts } from './database-restarts.ts';
import { durableWrites } from './durable-writes.ts';
import { fullDisk } from './full-disk.ts';
import { hostileHub } from './hostile-hub.ts';
import { killBulk } from './kill-bulk.ts';
import { killImport } from './kill-import.ts';
import { killPrune } from './kill-prune.ts';
import { killSnapshot } from './kill-snapshot.ts';
import { killSync } from './kill-sync.ts';
import { killWrites } from './kill-writes.ts';

export const scenarios: readonly Scenario[] = [
  killImport,
  killSync,
  killPrune,
  killBulk,
  killWrites,
  killSnapshot,
  databaseRestarts,
  fullDisk,
  corruptFiles,
  hostileHub,
  durableWrites,
];
