/** @module Search fields of a record that are derived from the catalogue. */
import { hash } from 'node:crypto';
import {
  fittingApps,
  ggufFiles,
  isLibraryKey,
  leastMemory,
  libraryKeys,
  type ModelRecord,
} from '@loadout/catalogue';
import type { FieldRules } from '@loadout/hub';
import { catalogueRulesVersion } from './catalogue-rules.generated.ts';
import { recommendedIds } from './recommendations.ts';
import { recordScore } from './record-score.ts';
import { verifiedLevelOf, verifiedLevels } from './verified-level.ts';
import { wellKnownModels } from './well-known.ts';

export const fieldRules: FieldRules = {
  version: hash(
    'sha1',
    [
      catalogueRulesVersion,
      ...libraryKeys,
      ...Array.from(verifiedLevels, String),
      ...recommendedIds(),
      ...wellKnownModels,
    ].join('\n'),
    'base64url',
  ),
  isLibrary: isLibraryKey,
  derivedTerms: (model) => ({
    app: fittingApps(model).map(({ app }) => app),
    quantization: quantizationsOf(model),
    verified: [verifiedLevelOf(model)].filter((level) => level !== undefined),
  }),
  memory: leastMemory,
  score: recordScore,
};

/** The quantization types, not the file labels: a search for Q4_K_M includes `UD-Q4_K_M`. */
const quantizationsOf = ({ siblings = [] }: ModelRecord): readonly string[] =>
  ggufFiles(siblings).models.flatMap(({ quantization }) => quantization?.type ?? []);
