/** @module Checks a requested key; throws for an unknown one. */
import { CatalogueError } from '../errors.ts';
import { isKeyOf } from './own.ts';

/** Why an entry is in the result although its own rule did not select it. */
export const selectedByName = 'Selected by name.';

export function requestedKey<Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  key: string,
  option: 'app' | 'client' | 'library',
  described: (name: string) => string = (name) => `${option} ${name}`,
): Key {
  if (isKeyOf(table, key)) return key;
  throw new CatalogueError(`unknown-${option}`, `There is no ${described(JSON.stringify(key))}.`, option);
}
