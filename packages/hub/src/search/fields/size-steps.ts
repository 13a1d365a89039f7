/** @module Steps of the parameter count: a facet of ranges, so that a histogram costs no more than other counts. */

/** Lower bounds, as they are written in a query. A step ends where the next one begins; the last one has no end. */
export const sizeSteps = [
  '0',
  '10M',
  '20M',
  '50M',
  '100M',
  '200M',
  '500M',
  '1B',
  '2B',
  '5B',
  '10B',
  '20B',
  '50B',
  '100B',
  '200B',
  '500B',
] as const;
export type SizeStep = (typeof sizeSteps)[number];

/** The value of records without a parameter count. */
export const unknownSize = 'unknown';

const scales: Readonly<Record<string, number>> = { M: 1e6, B: 1e9 };

export const stepStart = (step: SizeStep): number => parseInt(step, 10) * (scales[step.slice(-1)] ?? 1);

const starts = sizeSteps.map(stepStart);

export function sizeStepOf(params: number | undefined): SizeStep | typeof unknownSize {
  if (params === undefined) return unknownSize;
  return sizeSteps[starts.findLastIndex((start) => start <= params)] ?? unknownSize;
}
