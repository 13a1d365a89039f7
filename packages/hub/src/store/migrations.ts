/** @module Which steps a database still needs. Steps are numbered from 1, only ever appended, and never undone. */

import { StoreError } from './errors.ts';

/** The steps after `current`, each with the version it leads to. */
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
