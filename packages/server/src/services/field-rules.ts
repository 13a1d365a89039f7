/** @module Search fields of a record that are derived from the catalogue. */
import { hash } from 'node:crypto';
import {
  fittingApps,
  ggufFiles,
  isLibraryKey,
  libraries,
  type Library,
  libraryKeys,
  type ModelRecord,
} from '@loadout/catalogue';
import type { FieldRules } from '@loadout/hub';
import { type Level, libraryVerification } from '@loadout/verification';
import { catalogueRulesVersion } from './catalogue-rules.generated.ts';
import { recommendedIds } from './recommendations.ts';
import { recordScore } from './record-score.ts';

/** How far the snippets of each library are verified; a library without snippets has no level. */
const verifiedLevels: ReadonlyMap<string, Level> = new Map(
  Object.entries<Library>(libraries)
    .filter(([, { snippets }]) => snippets !== undefined)
    .map(([key, { languages = [] }]) => [key, libraryVerification(key, languages).level]),
);

export const fieldRules: FieldRules = {
  version: hash(
    'sha1',
    [catalogueRulesVersion, ...libraryKeys, ...Array.from(verifiedLevels, String), ...recommendedIds()].join(
      '\n',
    ),
    'base64url',
  ),
  isLibrary: isLibraryKey,
  derivedTerms: (model) => ({
    app: fittingApps(model).map(({ app }) => app),
    quantization: quantizationsOf(model),
    verified: verifiedOf(model),
  }),
  score: recordScore,
};

/** The level of the library that the record names, else of the first one among its tags. */
function verifiedOf({ library_name = '', tags = [] }: ModelRecord): readonly string[] {
  const library = [library_name, ...tags].find((name) => verifiedLevels.has(name));
  return library === undefined ? [] : [verifiedLevels.get(library) ?? ''];
}

/** The quantization types, not the file labels: a search for Q4_K_M includes `UD-Q4_K_M`. */
const quantizationsOf = ({ siblings = [] }: ModelRecord): readonly string[] =>
  ggufFiles(siblings).models.flatMap(({ quantization }) => quantization?.type ?? []);
