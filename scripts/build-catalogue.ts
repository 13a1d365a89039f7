/** @module `npm run build -w packages/catalogue`: the JavaScript of the package, beside its types. */
import { fileURLToPath } from 'node:url';
import { buildCatalogue } from './package/catalogue.ts';

buildCatalogue(fileURLToPath(new URL('../packages/catalogue/dist/', import.meta.url)));
