/** @module The line that tells of a store of an older version that was upgraded. */
import type { Upgrade } from '@loadout/hub';
import { type Terminal, writeLine } from './terminal.ts';

export const tellUpgrade =
  (terminal: Terminal) =>
  ({ database, from, to }: Upgrade): void =>
    writeLine(terminal.stderr, `${database}: upgraded from layout ${from} to layout ${to}.`);
