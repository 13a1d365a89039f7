/** @module What the index is told about records that only the catalogue knows. */
import { hash } from 'node:crypto';
import { apps, fittingApps, libraries, readModel } from '@loadout/catalogue';
import type { FieldRules } from '@loadout/hub';

const keys = Object.keys(libraries);
const known: ReadonlySet<string> = new Set(keys);

/** The text of an app's rule stands for it: a changed rule must not be answered from an old index. */
const appRules = Object.entries(apps).map(([key, { fits }]) => `${key} ${String(fits)}`);

export const fieldRules: FieldRules = {
  version: hash('sha1', [...keys, ...appRules].join('\n'), 'base64url'),
  isLibrary: (tag) => known.has(tag),
  appsOf: (kind, record) =>
    kind === 'model' && typeof record['id'] === 'string' && record['id'] !== ''
      ? fittingApps(readModel(record).model).map(({ app }) => app)
      : [],
};
