/** @module What the index is told about records that only the catalogue knows. */
import { hash } from 'node:crypto';
import { libraries } from '@loadout/catalogue';
import type { FieldRules } from '@loadout/hub';

const keys = Object.keys(libraries);
const known: ReadonlySet<string> = new Set(keys);

export const fieldRules: FieldRules = {
  version: hash('sha1', keys.join('\n'), 'base64url'),
  isLibrary: (tag) => known.has(tag),
};
