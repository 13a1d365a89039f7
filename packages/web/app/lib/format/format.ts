/** @module Figures as people read them. Without `Intl`, whose formats take the browser 50 ms to load. */
import { formatCount } from '@loadout/react';

export { formatBytes, formatCount } from '@loadout/react';

const units = ['', 'K', 'M', 'B', 'T'] as const;

/** 1,234,567 → 1.23M */
export function formatCompact(count: number): string {
  const rounded = Number(count.toPrecision(3));
  const thousands = Math.floor(Math.log10(Math.max(rounded, 1)) / 3);
  const unit = Math.min(thousands, units.length - 1);
  return `${rounded / 1000 ** unit}${units[unit]}`;
}

/** Number of weights: 7,615,616,512 → 7.62B */
export const formatParameters = (count: number): string => formatCompact(count);

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
