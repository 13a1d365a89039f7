/** @module How far the code for a model is verified, by its library: what holds for all snippets of the library. */
import type { ModelRecord } from '@loadout/catalogue';
import { type Level, sourceVerification } from '@loadout/verification';
import { catalogueServices } from './catalogue.ts';

/** A library without snippets has no level. */
export const verifiedLevels: ReadonlyMap<string, Level> = new Map(
  catalogueServices
    .libraries()
    .filter(({ hasSnippets }) => hasSnippets)
    .map(({ key, languages }) => [key, sourceVerification(key, languages).level]),
);

/** The level of the library that the record names, else of the first one among its tags. */
export function verifiedLevelOf({
  library_name = '',
  tags = [],
}: Pick<ModelRecord, 'library_name' | 'tags'>): Level | undefined {
  const library = [library_name, ...tags].find((name) => verifiedLevels.has(name));
  return library === undefined ? undefined : verifiedLevels.get(library);
}
