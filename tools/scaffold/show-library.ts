/** @module `npx node tools/scaffold/show-library.ts KEY…`: prints the generator's output for each fixture of a library. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { librarySnippets, toMarkdown } from '@loadout/catalogue';

const { positionals: keys } = parseArgs({ allowPositionals: true });
if (keys.length === 0) {
  console.error('Usage: npx node tools/scaffold/show-library.ts <library>…');
  process.exit(2);
}

for (const key of keys) {
  const folder = new URL(`../../packages/catalogue/test/libraries/fixtures/${key}/`, import.meta.url);
  for (const file of readdirSync(folder).toSorted()) {
    const record: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    for (const { notice, snippets } of librarySnippets(record, { library: key })) {
      console.log(`# ${key} / ${file}\n`);
      if (notice) console.log(`${notice.code}: ${notice.message}\n`);
      console.log(toMarkdown(snippets));
    }
  }
}
