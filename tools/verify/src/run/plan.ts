/** @module Which blocks a run executes. */
import type { RunData } from '@loadout/verification';
import type { Block } from './blocks.ts';
import { runFor } from './evidence.ts';

export interface Choice {
  readonly all: boolean;
  readonly failed: boolean;
  /** A day: blocks with older evidence too. */
  readonly before?: string | undefined;
  /** Names of libraries, branches or blocks, separated by commas. */
  readonly only?: string | undefined;
}

const matches = ({ name, library, branch }: Block, wanted: readonly string[]): boolean =>
  wanted.some((one) => one === library || one === `${library}/${branch}` || one === name);

export function chooseBlocks(
  blocks: readonly Block[],
  data: RunData,
  { all, failed, before, only }: Choice,
): readonly Block[] {
  if (before !== undefined && !/^\d{4}-\d\d-\d\d$/.test(before))
    throw new RangeError(`--before is a day, for example 2026-11-17, and not ${JSON.stringify(before)}.`);
  const named = only === undefined ? blocks : blocks.filter((block) => matches(block, only.split(',')));
  if (all) return named;
  return named.filter((block) => {
    const run = runFor(data, block);
    if (run === undefined || (failed && run.outcome !== 'executed')) return true;
    return before !== undefined && run.checkedOn < before;
  });
}
