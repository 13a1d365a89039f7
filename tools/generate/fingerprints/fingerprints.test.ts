/** @module Tests which sources a fingerprint covers. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../start/bootstrap/root.mjs';
import { temporaryFolder } from '../../testing/files.ts';
import { fingerprints } from './fingerprints.ts';
import { sourcesOf } from './sources.ts';

describe('the sources of a module', () => {
  it('are itself and its transitive imports, without types and generated files', () => {
    const folder = temporaryFolder({
      'a.ts':
        "import { b } from './in/b.ts';\nimport type { T } from './types.ts';\nexport { g } from './g.generated.ts';\n",
      'in/b.ts': "import {\n  c,\n} from '../c.ts';\nimport { hash } from 'node:crypto';\n",
      'c.ts': "export * from './a.ts';\n",
      'types.ts': '',
      'other.ts': '',
    });
    expect(sourcesOf(folder, ['a.ts'])).toEqual(['a.ts', 'c.ts', 'in/b.ts']);
  });
});

const covered = (constant: string): readonly string[] =>
  fingerprints.find((fingerprint) => fingerprint.constant === constant)?.sources(root) ?? [];

describe('the fingerprint', () => {
  it('of the layout covers the code that writes the arrays and reads the records', () => {
    const files = covered('layoutVersion').map((file) => file.slice(file.lastIndexOf('/') + 1));
    expect(files).toEqual(
      expect.arrayContaining([
        'builder.ts',
        'fields.ts',
        'forward.ts',
        'image.ts',
        'languages.ts',
        'words.ts',
      ]),
    );
  });

  it('of the catalogue rules covers the parsing of quantizations', () => {
    const files = covered('catalogueRulesVersion').map((file) => file.slice(file.lastIndexOf('/') + 1));
    expect(files).toEqual(expect.arrayContaining(['repository-files.ts', 'shards.ts', 'file-name.ts']));
  });

  it('of the catalogue rules covers every import in `fits` of an app', () => {
    const files = covered('catalogueRulesVersion');
    const needed = files.filter((file) => file.includes('/apps/')).flatMap(neededToFit);
    expect(needed.filter((file) => !files.includes(file))).toEqual([]);
    expect(needed.length).toBeGreaterThan(20);
  });
});

/** The files of the imported names in an app's `fits`. */
function neededToFit(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const [, fits = ''] = /\n {2}fits: (.*?),\n(?=\n| {2}\w|\})/s.exec(text) ?? [];
  const names = new Set(fits.match(/\w+/g));
  return [...text.matchAll(/^import \{(?<names>[^}]*)\} from '(?<from>\.[^']+)'/gm)]
    .filter(({ groups }) => groups?.['names']?.match(/\w+/g)?.some((name) => names.has(name)))
    .map(({ groups }) => join(dirname(file), groups?.['from'] ?? ''));
}
