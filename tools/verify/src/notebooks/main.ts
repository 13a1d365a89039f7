/** @module `npm run verify:notebooks`: validates every notebook of the catalogue with nbformat, installed from PyPI. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { librarySnippets, toNotebook } from '@loadout/catalogue';
import { readFixtures } from '../fixtures.ts';

const nbformat = 'nbformat==5.11.1';

/** Reads one notebook per line, and prints how many are valid. */
const program = `
import json, sys, nbformat
count = 0
for line in open(sys.argv[1]):
    given = json.loads(line)
    nbformat.validate(nbformat.reads(json.dumps(given['notebook']), as_version=nbformat.NO_CONVERT))
    count += 1
print(f'{count} notebooks are valid, by nbformat {nbformat.__version__}')
`;

const notebooks = readFixtures().flatMap(({ library, branch, record }) =>
  librarySnippets(record, { library }).map(({ snippets }) => ({
    name: `${library}/${branch}`,
    notebook: toNotebook(snippets),
  })),
);

const folder = mkdtempSync(join(tmpdir(), 'loadout-notebooks-'));
try {
  const file = join(folder, 'notebooks.jsonl');
  writeFileSync(file, notebooks.map((one) => JSON.stringify(one)).join('\n'));
  const { NODE_OPTIONS: _, ...env } = process.env;
  execFileSync('uv', ['run', '--quiet', '--no-project', '--with', nbformat, 'python', '-c', program, file], {
    env,
    stdio: 'inherit',
  });
} finally {
  rmSync(folder, { recursive: true });
}
