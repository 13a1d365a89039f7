/** @module Where the repository stands, seen from its scripts. */
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
