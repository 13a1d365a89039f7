/** @module The figures of a record. */

import type { RepositoryRecord } from '@loadout/catalogue/records';
import type { Measure } from './names.ts';

export function numbersOf(record: RepositoryRecord): Partial<Record<Measure, number>> {
  const found: [Measure, number | undefined][] = [
    ['downloads', record.downloads],
    ['likes', record.likes],
    ['trending', figure(record.trendingScore)],
    ['created', seconds(record.createdAt)],
    ['updated', seconds(record.lastModified)],
    ['params', paramsOf(record)],
  ];
  const numbers: Partial<Record<Measure, number>> = {};
  for (const [measure, value] of found) if (value !== undefined) numbers[measure] = value;
  return numbers;
}

export const paramsOf = ({ safetensors, gguf }: RepositoryRecord): number | undefined =>
  safetensors?.total ?? gguf?.total;

/** The index stores no negative numbers. */
export const figure = (value: number | undefined): number | undefined =>
  value !== undefined && value >= 0 ? value : undefined;

const seconds = (date: string | undefined): number | undefined =>
  date === undefined ? undefined : figure(Math.floor(Date.parse(date) / 1000));
