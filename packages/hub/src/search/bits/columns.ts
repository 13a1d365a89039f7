/**
 * @module Columns: one figure of every document, in the narrowest array type that stores all of them exactly. If no
 * document has the figure, the column is empty.
 */

import { type Bitmap, setBit } from './bitmap.ts';
import { firstWhere } from './bytes.ts';
import { indexesOf } from './groups.ts';

export type Column = Uint32Array | Float64Array;

const absent32 = 0xffffffff;

/** `NaN` means absent, here and in `figureAt`. */
export function packColumn(values: Float64Array): Column {
  if (isAbsent(values)) return new Uint32Array();
  const narrow = values.every(
    (value) => Number.isNaN(value) || (value === value >>> 0 && value !== absent32),
  );
  if (!narrow) return values;
  const packed = new Uint32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    packed[i] = Number.isNaN(value) ? absent32 : value;
  }
  return packed;
}

/** Whether no document has the figure. */
export const isAbsent = (values: Float64Array): boolean => values.every((value) => Number.isNaN(value));

/** The value that marks an absent figure in this column; `NaN` in a column of floats, where it equals nothing. */
export const absentIn = (column: Column): number => (column instanceof Uint32Array ? absent32 : NaN);

export function figureAt(column: Column, index: number): number {
  const value = column[index] ?? NaN;
  return value === absent32 && column instanceof Uint32Array ? NaN : value;
}

/** Highest first, absent last. */
export function compareFigures(a: number, b: number): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1;
  return Number.isNaN(b) ? -1 : b - a;
}

/** The indexes whose figure exists and is within the range. */
export function addWithin(bits: Bitmap, column: Column, min: number, max: number): void {
  const top = column instanceof Uint32Array ? Math.min(max, absent32 - 1) : max;
  for (let i = 0; i < column.length; i++) {
    const value = column[i] ?? NaN;
    if (value >= min && value <= top) setBit(bits, i);
  }
}

/** Those of the first `count` indexes whose figure is absent. */
export function addAbsent(bits: Bitmap, column: Column, count: number): void {
  for (let i = 0; i < count; i++) if (Number.isNaN(figureAt(column, i))) setBit(bits, i);
}

/** The indexes by value, highest first and absent last; stable with respect to `initial`. */
export function highestFirst(values: Float64Array, initial: Uint32Array): Uint32Array {
  const present = values.filter((value) => !Number.isNaN(value)).toSorted();
  const distinct = present.filter((value, i) => i === 0 || value !== present[i - 1]).toReversed();
  const ranks = new Uint32Array(values.length);
  for (let i = 0; i < initial.length; i++) {
    const value = values[initial[i] ?? 0] ?? NaN;
    ranks[i] = Number.isNaN(value)
      ? distinct.length
      : firstWhere(distinct.length, (at) => (distinct[at] ?? 0) <= value);
  }
  const byRank = indexesOf(ranks, distinct.length + 1).items;
  return byRank.map((position) => initial[position] ?? 0);
}
