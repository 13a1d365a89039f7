/** @module `npm run new-library -- <name>`: creates a library of the catalogue. */
import { join } from 'node:path';
import { orFail } from '../start/bootstrap/failure.mjs';
import { catalogueSource } from '../generate/catalogue-index/collections.ts';
import { runScaffold } from './create.ts';

await orFail(() => runScaffold(join(catalogueSource, '..'), 'library', process.argv.slice(2)));
