/** @module `npm run generate`: writes the catalogue's indexes; with `--check` only says which are stale. */
import { relative } from 'node:path';
import { Failure, orFail } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { catalogueSource } from './catalogue-index/collections.ts';
import { staleIndexes, writeIndexes } from './catalogue-index/write.ts';

const shown = (file: string): string => `${relative(root, catalogueSource)}/${file}`;

await orFail(() => {
  if (!process.argv.includes('--check')) {
    for (const file of writeIndexes(catalogueSource)) console.log(`Wrote ${shown(file)}`);
    return;
  }
  const stale = staleIndexes(catalogueSource);
  if (stale.length === 0) return;
  const lines = stale.map(
    ({ file }) => `${shown(file)} does not match its folder. Mend it with: npm run generate`,
  );
  throw new Failure(lines.join('\n'));
});
