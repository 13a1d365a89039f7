/** @module Scalar schemas: strings, numbers, booleans, dates, enumerations. */
import { type JsonSchema, reject, type Schema } from './schema.ts';

/** A schema whose values are kept as a whole or rejected. */
export function scalar<T>(
  is: (value: unknown) => value is T,
  expected: string,
  jsonSchema: JsonSchema,
): Schema<T> {
  return { is, expected, jsonSchema, mend: (value, path, faults) => reject(value, expected, path, faults) };
}

export const anything = scalar((_value): _value is unknown => true, 'anything', {});

export const text = scalar((value) => typeof value === 'string', 'a string', { type: 'string' });

/** A string with a length in this range, both bounds included. */
export const textOf = (least: number, most: number): Schema<string> =>
  scalar(
    (value): value is string => typeof value === 'string' && value.length >= least && value.length <= most,
    least === 0 ? `a string of at most ${most} characters` : `a string of ${least} to ${most} characters`,
    { type: 'string', ...(least > 0 && { minLength: least }), maxLength: most },
  );

export const flag = scalar((value) => typeof value === 'boolean', 'true or false', { type: 'boolean' });

/** JSON has no NaN, but `1e999` parses as infinity. */
export const number = scalar(
  (value): value is number => typeof value === 'number' && Number.isFinite(value),
  'a number',
  { type: 'number' },
);

/** Sums and products of sizes stay finite and exact below this. */
const most = Number.MAX_SAFE_INTEGER;

/** A size or a sum, possibly estimated. */
export const amount = scalar(
  (value): value is number => typeof value === 'number' && value >= 0 && value <= most,
  `a number from 0 to ${most}`,
  { type: 'number', minimum: 0, maximum: most },
);

export const count = scalar(
  (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0,
  `a whole number from 0 to ${most}`,
  { type: 'integer', minimum: 0, maximum: most },
);

/** Dates as hubs write them, `2024-03-21T10:00:00.000Z`; a regular expression is ten times faster than parsing. */
const isoDate = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

export const date = scalar(
  (value): value is string =>
    typeof value === 'string' && (isoDate.test(value) || !Number.isNaN(Date.parse(value))),
  'a date',
  { type: 'string', format: 'date-time' },
);

export function oneOf<const Word extends string>(...words: readonly Word[]): Schema<Word> {
  const known: ReadonlySet<unknown> = new Set(words);
  return scalar(
    (value): value is Word => known.has(value),
    words.map((word) => JSON.stringify(word)).join(' or '),
    { type: 'string', enum: words },
  );
}
