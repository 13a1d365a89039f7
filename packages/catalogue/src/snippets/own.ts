/** @module Looks a key from outside up in a table: `constructor` and the like are not there. */

export const own = <T>(table: Readonly<Record<string, T>>, key: string | undefined): T | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
