import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { libraries } from './index.generated.ts';
import { shown } from './recipes/code.testing.ts';

/**
 * Per library, what the code for a fixture installs and calls. No command writes these files: unlike the goldens,
 * no update can accept a wrong change.
 */
const folder = new URL('../../test/libraries/calls/', import.meta.url);
const fileOf = (library: string): URL => new URL(`${library}.txt`, folder);

interface Expected {
  readonly fixture: string;
  readonly install: readonly string[];
  readonly calls: readonly string[];
}

const noCode = 'no code';
const noInstall = 'install nothing';

/** Paragraphs: a fixture, what it installs, and pieces of its code. */
const expectedOf = (library: string): readonly Expected[] =>
  readFileSync(fileOf(library), 'utf8')
    .trim()
    .split('\n\n')
    .map((paragraph) => {
      const [fixture = '', installs = '', ...calls] = paragraph.split('\n');
      const packages = installs === noCode || installs === noInstall ? [] : installs.split(' ').slice(1);
      return { fixture, install: packages, calls };
    });

/** The same for code on one line and code that is broken over several. */
const onOneLine = (text: string): string =>
  text
    .replaceAll(/\\\n/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([([{]) /g, '$1')
    .replaceAll(/,? ([)\]}])/g, '$1');

const generators = Object.entries(libraries).flatMap(([name, library]) =>
  'snippets' in library ? [name] : [],
);

describe('the code of', () => {
  it('every library that generates some is checked by what it calls', () => {
    const unchecked = generators.filter((library) => !existsSync(fileOf(library)));
    expect(unchecked, `write test/libraries/calls/<library>.txt`).toEqual([]);
    const files = readdirSync(folder).map((file) => file.replace(/\.txt$/, ''));
    expect(files.filter((library) => !generators.includes(library))).toEqual([]);
  });

  it.each(generators)('%s installs and calls what it must', (library) => {
    const expected = expectedOf(library);
    expect(expected.some(({ calls }) => calls.length > 0)).toBe(true);
    for (const { fixture, install, calls } of expected) {
      const { blocks, text, install: installed } = shown(library, fixture);
      expect({ fixture, code: blocks > 0 }).toEqual({ fixture, code: calls.length > 0 });
      expect({ fixture, install: [...new Set(installed.split(' ').filter(Boolean))] }).toEqual({
        fixture,
        install,
      });
      const code = onOneLine(text);
      expect({ fixture, missing: calls.filter((call) => !code.includes(call)) }).toEqual({
        fixture,
        missing: [],
      });
    }
  });
});
