/** @module Selects the pending migration steps. Steps are numbered from 1 and only appended; there is no downgrade. */

import { StoreError } from './errors.ts';

/** The upgrade of an older store to the current layout. */
export interface Upgrade {
  /** The file, or the server and database. */
  readonly database: string;
  readonly from: number;
  readonly to: number;
}

export interface OpenOptions {
  /** Called after an older store was upgraded; not for a new store. */
  readonly onUpgrade?: ((upgrade: Upgrade) => void) | undefined;
}

/** The steps after `current`, each with its resulting version. */
export function pendingSteps<Step>(
  database: string,
  current: number,
  steps: readonly Step[],
): { version: number; step: Step }[] {
  if (current > steps.length) {
    throw new StoreError(
      'newer-version',
      database,
      `has layout ${current}, this program knows layouts up to ${steps.length}: use the newer program, or another database`,
    );
  }
  return steps.slice(current).map((step, index) => ({ version: current + index + 1, step }));
}

/** `undefined` for a new store and for one that was up to date. */
export function upgradeOf(database: string, from: number, to: number): Upgrade | undefined {
  return from === 0 || from === to ? undefined : { database, from, to };
}
