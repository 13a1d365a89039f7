/**
 * @module Which values are valid: strings, numbers, booleans, dates, enumerations. `schema/scalars.ts` adds what a reader
 * needs for the others; bundles have the checks without it (decision 65).
 */
import type { Schema } from '../schema/schema.ts';

export type Check<T> = Pick<Schema<T>, 'is'>;

/* @__NO_SIDE_EFFECTS__ */
export function scalar<T>(is: (value: unknown) => value is T): Check<T> {
  return { is };
}

export const anything = scalar((_value): _value is unknown => true);

export const nothing = scalar((value) => value === null);

export const text = scalar((value) => typeof value === 'string');

/* @__NO_SIDE_EFFECTS__ */
export function textOf(least: number, most: number): Check<string> {
  return scalar(
    (value): value is string => typeof value === 'string' && value.length >= least && value.length <= most,
  );
}

export const flag = scalar((value) => typeof value === 'boolean');

/** JSON has no NaN, but `1e999` parses as infinity. */
export const number = scalar((value): value is number => Number.isFinite(value));

/** Sums and products of sizes stay finite and exact below this. */
export const maximum = Number.MAX_SAFE_INTEGER;

export const amount = scalar(
  (value): value is number => typeof value === 'number' && value >= 0 && value <= maximum,
);

export const count = scalar((value): value is number => Number.isSafeInteger(value) && Number(value) >= 0);

/** Dates as hubs write them, `2024-03-21T10:00:00.000Z`; a regular expression is ten times faster than parsing. */
const isoDate = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

export const date = scalar(
  (value): value is string =>
    typeof value === 'string' && (isoDate.test(value) || !Number.isNaN(Date.parse(value))),
);

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Word extends string>(...words: readonly Word[]): Check<Word> {
  const known: ReadonlySet<unknown> = new Set(words);
  return scalar((value): value is Word => known.has(value));
}
