/** @module A range of parameters typed into two fields, as the one parameter that stands in the address. */
import { withParameters } from '@loadout/react';

export const rangeFields = { min: 'params_min', max: 'params_max' } as const;

/** `?params_min=1B&params_max=9B` is `?params=min:1B,max:9B`; nothing where neither field was sent. */
export function canonicalRange(url: URL): string | undefined {
  const min = url.searchParams.get(rangeFields.min);
  const max = url.searchParams.get(rangeFields.max);
  if (min === null && max === null) return undefined;
  const parts = [
    ...(min === null || min.trim() === '' ? [] : [`min:${min.trim()}`]),
    ...(max === null || max.trim() === '' ? [] : [`max:${max.trim()}`]),
  ];
  return withParameters(url, {
    [rangeFields.min]: undefined,
    [rangeFields.max]: undefined,
    params: parts.length === 0 ? undefined : parts.join(','),
    cursor: undefined,
  });
}

/** The two ends of `min:1B,max:9B`, as they were typed. */
export const rangeEnds = (range: string | undefined): { readonly min: string; readonly max: string } => ({
  min: /min:([^,]*)/.exec(range ?? '')?.[1] ?? '',
  max: /max:([^,]*)/.exec(range ?? '')?.[1] ?? '',
});
