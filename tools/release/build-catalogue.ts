/** @module `npm run build -w packages/catalogue`: what Node loads of the package, beside the compiler's modules. */
import { fileURLToPath } from 'node:url';
import { buildForNode } from './package/catalogue.ts';

await buildForNode(fileURLToPath(new URL('../../packages/catalogue/dist/node/', import.meta.url)));
