/** @module Removes undefined fields, as `exactOptionalPropertyTypes` requires. */

export type Defined<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

export function definedFields<T extends object>(value: T): Defined<T>;
export function definedFields(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}
