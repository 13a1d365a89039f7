/** @module Which blocks a run executes. */
import type { RunData } from '@loadout/verification';
import type { Block } from './blocks.ts';
import { runFor } from './evidence.ts';

export interface Choice {
  readonly all: boolean;
  readonly failed: boolean;
  /** Names of libraries, branches or blocks, separated by commas. */
  readonly only?: string | undefined;
}

const matches = ({ name, library, branch }: Block, wanted: readonly string[]): boolean =>
  wanted.some((one) => one === library || one === `${library}/${branch}` || one === name);

export function chooseBlocks(
  blocks: readonly Block[],
  data: RunData,
  { all, failed, only }: Choice,
): readonly Block[] {
  const named = only === undefined ? blocks : blocks.filter((block) => matches(block, only.split(',')));
  if (all) return named;
  return named.filter((block) => {
    const run = runFor(data, block);
    return run === undefined || (failed && run.outcome !== 'executed');
  });
}
