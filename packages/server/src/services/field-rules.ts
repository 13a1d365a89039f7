/** @module What the index is told about records that only the catalogue knows. */
import { hash } from 'node:crypto';
import { fittingApps, ggufFiles, libraries, type ModelRecord, readModel } from '@loadout/catalogue';
import type { FieldRules } from '@loadout/hub';
import { catalogueRulesVersion } from './catalogue-rules.generated.ts';

const keys = Object.keys(libraries);
const known: ReadonlySet<string> = new Set(keys);

export const fieldRules: FieldRules = {
  version: hash('sha1', [catalogueRulesVersion, ...keys].join('\n'), 'base64url'),
  isLibrary: (tag) => known.has(tag),
  derivedTerms(kind, record) {
    if (kind !== 'model' || typeof record['id'] !== 'string' || record['id'] === '') return {};
    const { model } = readModel(record);
    return { app: fittingApps(model).map(({ app }) => app), quantization: quantizationsOf(model) };
  },
};

/** The types, not the labels of the files: who looks for Q4_K_M also means `UD-Q4_K_M`. */
const quantizationsOf = ({ siblings = [] }: ModelRecord): readonly string[] =>
  ggufFiles(siblings).models.flatMap(({ quantization }) => quantization?.type ?? []);
