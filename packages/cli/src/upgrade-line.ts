/** @module Reports the upgrade of a store from an older version. */
import type { Upgrade } from '@loadout/hub';
import { type Terminal, writeLine } from './terminal.ts';

export const reportUpgrade =
  (terminal: Terminal) =>
  ({ database, from, to }: Upgrade): void =>
    writeLine(terminal.stderr, `${database}: upgraded from layout ${from} to layout ${to}.`);
