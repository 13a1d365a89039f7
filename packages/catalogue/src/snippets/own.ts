/** @module Looks up keys in a table, without inherited properties such as `constructor`. */

export const own = <T>(table: Readonly<Record<string, T>>, key: string | undefined): T | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

export const isKeyOf = <Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  key: string | undefined,
): key is Key => key !== undefined && Object.hasOwn(table, key);

export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table).filter((key) => isKeyOf(table, key));
