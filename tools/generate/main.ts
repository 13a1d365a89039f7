/** @module `npm run generate`: writes the generated files; `--check` only reports stale ones. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Failure, orFail } from '../start/bootstrap/failure.mjs';
import { root } from '../start/bootstrap/root.mjs';
import { catalogueSource } from './catalogue-index/collections.ts';
import { type GeneratedFile, renderLazyLibraries } from './catalogue-index/lazy-libraries.ts';
import { renderSchemaTypes, schemaTypesFile } from './catalogue-index/schema-types.ts';
import { staleIndexes, writeIndexes } from './catalogue-index/write.ts';
import { staleReferences } from '../reference/stale.ts';
import { staleFingerprints } from './fingerprints/fingerprints.ts';

const shown = (file: string): string => `${relative(root, catalogueSource)}/${file}`;

/** What is made by evaluating the catalogue; the indexes come first. */
async function staleModules(): Promise<readonly GeneratedFile[]> {
  const made = [
    { file: schemaTypesFile, text: await renderSchemaTypes(catalogueSource) },
    ...(await renderLazyLibraries(catalogueSource)),
  ];
  return made.filter(({ file, text }) => {
    const path = join(catalogueSource, file);
    return !existsSync(path) || readFileSync(path, 'utf8') !== text;
  });
}

await orFail(async () => {
  if (!process.argv.includes('--check')) {
    for (const file of writeIndexes(catalogueSource)) console.log(`Wrote ${shown(file)}`);
    for (const { file, text } of await staleModules()) {
      writeFileSync(join(catalogueSource, file), text);
      console.log(`Wrote ${shown(file)}`);
    }
    for (const { file, wanted } of [...staleFingerprints(root), ...staleReferences()]) {
      writeFileSync(join(root, file), wanted);
      console.log(`Wrote ${file}`);
    }
    return;
  }
  const staleIndexFiles = staleIndexes(catalogueSource).map(({ file }) => shown(file));
  const stale = [
    ...staleIndexFiles,
    // A stale index may name entries that no longer exist.
    ...(staleIndexFiles.length === 0 ? (await staleModules()).map(({ file }) => shown(file)) : []),
    ...staleFingerprints(root).map(({ file }) => file),
    ...staleReferences().map(({ file }) => file),
  ];
  if (stale.length === 0) return;
  const lines = stale.map((file) => `${file} is stale. Update it with: npm run generate`);
  throw new Failure(lines.join('\n'));
});
