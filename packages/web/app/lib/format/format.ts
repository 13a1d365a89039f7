/** @module Figures as people read them. */

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
const whole = new Intl.NumberFormat('en');

export const formatCount = (count: number): string => whole.format(count);

/** 1,234,567 → 1.23M */
export const formatCompact = (count: number): string => compact.format(count);

/** Number of weights: 7,615,616,512 → 7.62B */
export const formatParameters = (count: number): string => formatCompact(count);

export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? value : value.toPrecision(3)} ${units[unit] ?? ''}`;
}

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
