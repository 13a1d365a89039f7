/** @module Figures as people read them. */
export { formatBytes } from '@loadout/react';

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
const whole = new Intl.NumberFormat('en');

export const formatCount = (count: number): string => whole.format(count);

/** 1,234,567 → 1.23M */
export const formatCompact = (count: number): string => compact.format(count);

/** Number of weights: 7,615,616,512 → 7.62B */
export const formatParameters = (count: number): string => formatCompact(count);

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
