/**
 * @module What the catalogue says today, kept for review: `goldens/<library>/<branch>.<n>.<extension>`, or
 * `<branch>.notice.txt` where there is only a notice. Written by `UPDATE_GOLDENS=1`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileExtensions, librarySnippets } from '@loadout/catalogue';
import { catalogueFolder, filesBelow, type Fixture, fixtureName } from './fixtures.ts';

export const updating = process.env['UPDATE_GOLDENS'] === '1';

const folder = catalogueFolder('goldens');

/** What the goldens of a fixture should hold, by file name. */
export function expectedGoldens(fixture: Fixture): Map<string, string> {
  const files = new Map<string, string>();
  for (const { snippets, notice } of librarySnippets(fixture.record, { library: fixture.library })) {
    for (const [index, { code }] of snippets.entries())
      files.set(`${fixtureName(fixture)}.${index + 1}.${fileExtensions[code.language]}`, `${code.text}\n`);
    if (notice) files.set(`${fixtureName(fixture)}.notice.txt`, `${notice.message}\n`);
  }
  return files;
}

export function readGolden(file: string): string | undefined {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    return undefined;
  }
}

export const goldenFiles = (): string[] => filesBelow(folder);

export function writeGoldens(all: ReadonlyMap<string, string>): void {
  for (const file of goldenFiles()) if (!all.has(file)) rmSync(join(folder, file));
  for (const [file, text] of all) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
