/** @module Looks up an entry by its requested key; throws for an unknown key. */
import { CatalogueError } from '../errors.ts';
import { own } from './own.ts';

export function askedFor<T>(
  table: Readonly<Record<string, T>>,
  key: string,
  option: 'app' | 'client' | 'library',
  described: (name: string) => string = (name) => `${option} ${name}`,
): T {
  const entry = own(table, key);
  if (entry !== undefined) return entry;
  throw new CatalogueError(`unknown-${option}`, `There is no ${described(JSON.stringify(key))}.`, option);
}
