/** @module Finds reference files that differ from the sources. */
import { isStale, type WantedFile } from '../generate/wanted-file.ts';
import { root } from '../start/bootstrap/root.mjs';
import { referenceFile, referencePackages } from './packages.ts';
import { referenceText } from './reference.ts';

export const staleReferences = (): readonly WantedFile[] =>
  referencePackages
    .map((given) => ({ file: referenceFile(given), wanted: referenceText(given) }))
    .filter((one) => isStale(root, one));
