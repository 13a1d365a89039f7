/** @module The parameter counts of the results: how many models are in each step, and how many have no count. */
import { type SizeStep, sizeSteps, stepStart, unknownSize } from '@loadout/hub';
import type { SearchAnswer, SearchRequest } from '@loadout/server';
import { stepsOfRange, type StepRange } from './range.ts';

export interface SizeView extends StepRange {
  /** The range as it is in the URL. */
  readonly range: string | undefined;
  readonly steps: readonly { readonly step: SizeStep; readonly count: number }[];
  /** Models without a parameter count. */
  readonly unknown: number;
  readonly includesUnknown: boolean;
}

const starts = sizeSteps.map(stepStart);

/** Counted without the range itself. `undefined` where no record has a parameter count. */
export function sizeView(
  { facets, figures }: SearchAnswer,
  { params }: SearchRequest,
  range: string | null,
): SizeView | undefined {
  if (!figures.includes('params') || facets.params === undefined) return undefined;
  const countOf = new Map(facets.params.map(({ value, count }) => [value, count]));
  return {
    ...stepsOfRange(params ?? {}, starts),
    range: params && (range ?? undefined),
    steps: sizeSteps.map((step) => ({ step, count: countOf.get(step) ?? 0 })),
    unknown: countOf.get(unknownSize) ?? 0,
    includesUnknown: params?.unknown === true,
  };
}
