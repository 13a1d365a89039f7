/** @module The fit of a file and context lengths, in words: the catalogue stays on the server. */
import { defaultContextLength, fitLabels, type FitState, longestContextLength } from '@loadout/catalogue';
import type { Choice, FitView } from '@loadout/react';
import { formatCount } from '../format/format.ts';

export const fitViewOf = (state: FitState): FitView => ({ state, label: fitLabels[state] });

const usualContexts = [2048, 4096, 8192, 16_384, 32_768, 65_536, 131_072];

/** The context length of the URL; `undefined` where it is not a number of tokens that any model could have. */
export function readContext(parameters: URLSearchParams): number | undefined {
  const text = parameters.get('context') ?? '';
  if (text === '') return defaultContextLength;
  const tokens = /^\d{1,8}$/.test(text) ? Number(text) : 0;
  return tokens >= 1 && tokens <= longestContextLength ? tokens : undefined;
}

export function contextChoices(chosen: number, longest = Infinity): readonly Choice[] {
  const lengths = usualContexts.filter((tokens) => tokens <= longest);
  const all = lengths.includes(chosen) ? lengths : [...lengths, chosen].toSorted((a, b) => a - b);
  return all.map((tokens) => ({
    key: String(tokens),
    label: `${formatCount(tokens)} tokens`,
    chosen: tokens === chosen,
  }));
}
