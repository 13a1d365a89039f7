/** @module Golden files of snippets: `goldens/<library>/<branch>.<n>.<extension>`, written by `UPDATE_GOLDENS=1`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileExtensions } from '@loadout/catalogue';
import { catalogueFolder, filesBelow, type Fixture, fixtureName } from './fixtures.ts';
import type { Suite } from './suites.ts';

export const updating = process.env['UPDATE_GOLDENS'] === '1';

export function goldensOf({ folder: suite, answers }: Suite) {
  const folder = catalogueFolder(join(suite, 'goldens'));
  const files = (): string[] => filesBelow(folder);
  return {
    files,

    /** Expected content of a fixture's golden files, by file name. `<branch>.notice.txt` if there is only a notice. */
    expected(fixture: Fixture): Map<string, string> {
      const texts = new Map<string, string>();
      for (const { snippets, notice } of answers(fixture.record, fixture.library)) {
        for (const [index, { code }] of snippets.entries())
          texts.set(
            `${fixtureName(fixture)}.${index + 1}.${fileExtensions[code.language]}`,
            `${code.text}\n`,
          );
        if (notice) texts.set(`${fixtureName(fixture)}.notice.txt`, `${notice.message}\n`);
      }
      return texts;
    },

    read(file: string): string | undefined {
      try {
        return readFileSync(join(folder, file), 'utf8');
      } catch {
        return undefined;
      }
    },

    write(all: ReadonlyMap<string, string>): void {
      for (const file of files()) if (!all.has(file)) rmSync(join(folder, file));
      for (const [file, text] of all) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
    },
  };
}
