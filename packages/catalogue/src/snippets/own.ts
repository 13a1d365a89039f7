/** @module Looks up an untrusted key in a table, without inherited properties such as `constructor`. */

export const own = <T>(table: Readonly<Record<string, T>>, key: string | undefined): T | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
