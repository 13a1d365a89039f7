/** @module Finds reference files that differ from the sources. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/bootstrap/root.mjs';
import { referenceFile, referencePackages } from './packages.ts';
import { referenceText } from './reference.ts';

interface StaleReference {
  readonly file: string;
  readonly wanted: string;
}

export const staleReferences = (): readonly StaleReference[] =>
  referencePackages
    .map((given) => ({ file: referenceFile(given), wanted: referenceText(given) }))
    .filter(({ file, wanted }) => {
      const path = join(root, file);
      return !existsSync(path) || readFileSync(path, 'utf8') !== wanted;
    });
