/** @module `npm run generate`: writes the generated files; `--check` only reports stale ones. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Failure, orFail } from '../start/bootstrap/failure.mjs';
import { root } from '../start/bootstrap/root.mjs';
import { catalogueSource } from './catalogue-index/collections.ts';
import { renderSchemaTypes, schemaTypesFile } from './catalogue-index/schema-types.ts';
import { staleIndexes, writeIndexes } from './catalogue-index/write.ts';
import { staleFingerprints } from './fingerprints/fingerprints.ts';

const shown = (file: string): string => `${relative(root, catalogueSource)}/${file}`;

await orFail(async () => {
  const typesFile = join(catalogueSource, schemaTypesFile);
  const types = await renderSchemaTypes(catalogueSource);
  const typesStale = !existsSync(typesFile) || readFileSync(typesFile, 'utf8') !== types;
  if (!process.argv.includes('--check')) {
    if (typesStale) writeFileSync(typesFile, types);
    for (const file of [...writeIndexes(catalogueSource), ...(typesStale ? [schemaTypesFile] : [])])
      console.log(`Wrote ${shown(file)}`);
    for (const { file, wanted } of staleFingerprints(root)) {
      writeFileSync(join(root, file), wanted);
      console.log(`Wrote ${file}`);
    }
    return;
  }
  const stale = [
    ...staleIndexes(catalogueSource).map(({ file }) => shown(file)),
    ...(typesStale ? [shown(schemaTypesFile)] : []),
    ...staleFingerprints(root).map(({ file }) => file),
  ];
  if (stale.length === 0) return;
  const lines = stale.map((file) => `${file} is stale. Update it with: npm run generate`);
  throw new Failure(lines.join('\n'));
});
