/** @module `npm run new-task -- <name>`: creates a task of the catalogue. */
import { join } from 'node:path';
import { orFail } from '../start/bootstrap/failure.mjs';
import { catalogueSource } from '../generate/catalogue-index/collections.ts';
import { runScaffold } from './create.ts';

await orFail(() => runScaffold(join(catalogueSource, '..'), 'task', process.argv.slice(2)));
