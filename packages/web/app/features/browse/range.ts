/** @module A range of parameter counts: as it is in the URL, and as steps of the histogram. */
import type { SizeStep } from '@loadout/hub';
import { withParameters } from '@loadout/react';

/** The fields of the form without a script. */
export const rangeFields = { min: 'params_min', max: 'params_max' } as const;
export const unknownSizeParameter = 'unknown_size';

/** `?params_min=1B&params_max=9B` is `?params=min:1B,max:9B`; nothing where neither field was sent. */
export function canonicalRange(url: URL): string | undefined {
  const min = url.searchParams.get(rangeFields.min);
  const max = url.searchParams.get(rangeFields.max);
  if (min === null && max === null) return undefined;
  return withParameters(url, {
    [rangeFields.min]: undefined,
    [rangeFields.max]: undefined,
    params: rangeText(min?.trim() ?? '', max?.trim() ?? ''),
    cursor: undefined,
    start: undefined,
  });
}

/** `undefined` without an end. */
export function rangeText(min: string, max: string): string | undefined {
  const parts = [...(min === '' ? [] : [`min:${min}`]), ...(max === '' ? [] : [`max:${max}`])];
  return parts.length === 0 ? undefined : parts.join(',');
}

export interface StepRange {
  /** The first step, from 0. */
  readonly low: number;
  /** The step after the last one, up to the number of steps. */
  readonly high: number;
}

/** The fewest steps that contain the range. */
export function stepsOfRange(
  { min = 0, max = Infinity }: { readonly min?: number; readonly max?: number },
  starts: readonly number[],
): StepRange {
  const low = Math.max(
    0,
    starts.findLastIndex((start) => start <= min),
  );
  const end = starts.findIndex((start) => start >= max);
  return { low, high: Math.max(low + 1, end === -1 ? starts.length : end) };
}

/** The URL parameter of a range of steps; `undefined` for all of them. */
export const textOfSteps = ({ low, high }: StepRange, steps: readonly SizeStep[]): string | undefined =>
  rangeText(low === 0 ? '' : (steps[low] ?? ''), steps[high] ?? '');

/** `min:1B,max:9B` is 1B to 9B. */
export function rangeLabel(text: string): string {
  const min = /min:([^,]*)/i.exec(text)?.[1];
  const max = /max:([^,]*)/i.exec(text)?.[1];
  if (min === undefined) return `up to ${max}`;
  return max === undefined ? `from ${min}` : `${min} to ${max}`;
}
