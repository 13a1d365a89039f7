/** @module Prints the score of each module and the mutants that no test noticed. */
import type { Measured } from './evidence.ts';
import { isEquivalent } from './equivalent.ts';
import type { Survivor } from './measure.ts';

/** Shares of mutants that the tests must notice: in all, and in every module. */
export const goals = { all: 0.9, module: 0.8 };

export interface Score {
  readonly killed: number;
  readonly open: readonly Survivor[];
  readonly equivalent: number;
  readonly untested: number;
  readonly sampledFrom?: number;
}

export function scoreOf({ killed, untested, survivors, sampledFrom }: Measured): Score {
  const open = survivors.filter((survivor) => !isEquivalent(survivor));
  return {
    killed,
    untested,
    open,
    equivalent: survivors.length - open.length,
    ...(sampledFrom !== undefined && { sampledFrom }),
  };
}

export const shareOf = ({ killed, open }: Pick<Score, 'killed' | 'open'>): number =>
  killed + open.length === 0 ? 1 : killed / (killed + open.length);

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;

export function printScore(name: string, score: Score): void {
  const { killed, open, equivalent, untested, sampledFrom } = score;
  const sample = sampledFrom === undefined ? '' : `, a sample of ${sampledFrom}`;
  const same = equivalent === 0 ? '' : `, ${equivalent} equivalent`;
  const rest = untested === 0 ? '' : `, ${untested} not tested`;
  console.log(
    `${percent(shareOf(score))}  ${name}: ${killed} of ${killed + open.length} mutants noticed${same}${rest}${sample}`,
  );
}

export function printSurvivors(open: readonly Survivor[]): void {
  for (const { file, line, source, mutator, replacement, covered } of open)
    console.log(
      `    ${file}:${line}  ${source}\n        ${mutator} → ${replacement.replaceAll(/\s+/g, ' ')}${covered ? '' : '  (no test runs this line)'}`,
    );
}
