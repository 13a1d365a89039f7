/** @module What the index is told about records that only the catalogue knows. */
import { hash } from 'node:crypto';
import { fittingApps, libraries, readModel } from '@loadout/catalogue';
import type { FieldRules } from '@loadout/hub';
import { appRulesVersion } from './app-rules.generated.ts';

const keys = Object.keys(libraries);
const known: ReadonlySet<string> = new Set(keys);

export const fieldRules: FieldRules = {
  version: hash('sha1', [appRulesVersion, ...keys].join('\n'), 'base64url'),
  isLibrary: (tag) => known.has(tag),
  appsOf: (kind, record) =>
    kind === 'model' && typeof record['id'] === 'string' && record['id'] !== ''
      ? fittingApps(readModel(record).model).map(({ app }) => app)
      : [],
};
