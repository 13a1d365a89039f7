/** @module Scalar schemas: strings, numbers, booleans, dates, enumerations. */
import * as checks from '../checks/scalars.ts';
import { maximum } from '../checks/scalars.ts';
import { type JsonSchema, reject, type Schema } from './schema.ts';

/** A schema whose values are kept as a whole or rejected. */
/* @__NO_SIDE_EFFECTS__ */
export function scalar<T>(
  is: (value: unknown) => value is T,
  expected: string,
  jsonSchema: JsonSchema,
): Schema<T> {
  return { is, expected, jsonSchema, mend: (value, path, faults) => reject(value, expected, path, faults) };
}

export const anything = scalar(checks.anything.is, 'anything', {});

export const nothing = scalar(checks.nothing.is, 'null', { type: 'null' });

export const text = scalar(checks.text.is, 'a string', { type: 'string' });

/** A string with a length in this range, both bounds included. */
/* @__NO_SIDE_EFFECTS__ */
export function textOf(least: number, most: number): Schema<string> {
  return scalar(
    checks.textOf(least, most).is,
    least === 0 ? `a string of at most ${most} characters` : `a string of ${least} to ${most} characters`,
    { type: 'string', ...(least > 0 && { minLength: least }), maxLength: most },
  );
}

export const flag = scalar(checks.flag.is, 'true or false', { type: 'boolean' });

export const number = scalar(checks.number.is, 'a number', { type: 'number' });

/** A size or a sum, possibly estimated. */
export const amount = scalar(checks.amount.is, `a number from 0 to ${maximum}`, {
  type: 'number',
  minimum: 0,
  maximum,
});

export const count = scalar(checks.count.is, `a whole number from 0 to ${maximum}`, {
  type: 'integer',
  minimum: 0,
  maximum,
});

export const date = scalar(checks.date.is, 'a date', { type: 'string', format: 'date-time' });

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Word extends string>(...words: readonly Word[]): Schema<Word> {
  return scalar(checks.oneOf(...words).is, words.map((word) => JSON.stringify(word)).join(' or '), {
    type: 'string',
    enum: words,
  });
}
