/** @module `npm run build -w packages/catalogue`: the build for Node, in addition to the compiler's modules. */
import { fileURLToPath } from 'node:url';
import { buildForNode } from './package/catalogue.ts';

await buildForNode(fileURLToPath(new URL('../../packages/catalogue/dist/node/', import.meta.url)));
