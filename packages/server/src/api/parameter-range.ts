/** @module Parses the parameter-count filter of the hub API: `min:1B,max:9B`. */

export interface ParameterRange {
  readonly min?: number;
  readonly max?: number;
}

const scales: Readonly<Record<string, number>> = { '': 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };

/** `undefined` when the text is not a range. */
export function parseParameterRange(text: string): ParameterRange | undefined {
  const range: { min?: number; max?: number } = {};
  for (const part of text.split(',')) {
    const [, bound, digits, scale = ''] =
      /^(min|max):(\d{1,9}(?:\.\d{1,9})?)([KMBT]?)$/i.exec(part.trim()) ?? [];
    const factor = scales[scale.toUpperCase()];
    if (bound === undefined || digits === undefined || factor === undefined) return undefined;
    const key = bound.toLowerCase() === 'min' ? 'min' : 'max';
    if (range[key] !== undefined) return undefined;
    range[key] = Number(digits) * factor;
  }
  if (range.min !== undefined && range.max !== undefined && range.min > range.max) return undefined;
  return range;
}
