/** @module The catalogue from modules, CommonJS and TypeScript. */
import { join } from 'node:path';
import { root } from '../../packages.ts';
import { type Check, expectEqual } from '../check.ts';

const esm = `
import { CatalogueError, librarySnippets } from '@loadout/catalogue';
import { CatalogueError as sameError, loadLibrarySnippets } from '@loadout/catalogue/browser';
import timm from '@loadout/catalogue/libraries/timm';
import { readRunData } from '@loadout/verification';
const record = { id: 'acme/tern', library_name: 'timm' };
const [now] = librarySnippets(record);
const [later] = await loadLibrarySnippets(record);
console.log(JSON.stringify([
  now.library, now.snippets[0].code.text === later.snippets[0].code.text, timm.prettyLabel,
  CatalogueError === sameError, typeof readRunData().libraries,
]));
`;

const commonJs = `
const { CatalogueError, librarySnippets } = require('@loadout/catalogue');
const browser = require('@loadout/catalogue/browser');
const timm = require('@loadout/catalogue/libraries/timm').default;
const { readRunData } = require('@loadout/verification');
const [now] = librarySnippets({ id: 'acme/tern', library_name: 'timm' });
console.log(JSON.stringify([
  now.library, now.snippets[0].code.text.includes('acme/tern'), timm.prettyLabel,
  CatalogueError === browser.CatalogueError, typeof readRunData().libraries,
]));
`;

/** Prints a digest of what every generator returns for every fixture in the folder that it is given. */
const everyFixture = `
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  appSnippets, CatalogueError, datasetSnippets, inferenceSnippets, librarySnippets, spaceSnippets,
} from '@loadout/catalogue';
const generators = {
  libraries: [librarySnippets, appSnippets, inferenceSnippets], datasets: [datasetSnippets], spaces: [spaceSnippets],
};
const result = (generate, record) => {
  try {
    return generate(record);
  } catch (error) {
    if (!CatalogueError.is(error)) throw error;
    return error.message;
  }
};
const digest = createHash('sha256');
let count = 0;
for (const [kind, all] of Object.entries(generators)) {
  const folder = join(process.argv[2], kind, 'fixtures');
  for (const file of readdirSync(folder, { recursive: true }).toSorted()) {
    if (!file.endsWith('.json')) continue;
    const record = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const generate of all) digest.update(JSON.stringify(result(generate, record)));
    count += 1;
  }
}
console.log(count, digest.digest('hex'));
`;

const seen = ['timm', true, 'timm', true, 'object'];

const typed = `
import { librarySnippets, type LibrarySnippets } from '@loadout/catalogue';
import { readModel } from '@loadout/catalogue/records';
import timm from '@loadout/catalogue/libraries/timm';
import { levels, type Level } from '@loadout/verification/levels';
const all: readonly LibrarySnippets[] = librarySnippets({ id: 'acme/tern' });
const label: string = timm.prettyLabel;
const level: Level | undefined = levels[0];
const id: string = readModel({ id: 'acme/tern' }).model.id;
// @ts-expect-error: the declarations must not be \`any\`
const wrong: number = all[0]?.library;
export { all, id, label, level, wrong };
`;

/** Compiler settings of a program that uses the packages; `file` decides between modules and CommonJS. */
const programs = [
  { name: 'node16, modules', file: 'typed.mts', settings: ['--module', 'node16'] },
  { name: 'node16, CommonJS', file: 'typed.cts', settings: ['--module', 'node16', '--esModuleInterop'] },
  { name: 'nodenext', file: 'typed.mts', settings: ['--module', 'nodenext'] },
  {
    name: 'bundler',
    file: 'typed.ts',
    settings: ['--module', 'preserve', '--moduleResolution', 'bundler'],
  },
] as const;

export const checks: readonly Check[] = [
  {
    name: 'catalogue and verification with import',
    run: ({ stranger, nodes }) => {
      const file = stranger.write('catalogue.mjs', esm);
      for (const node of nodes) expectEqual(JSON.parse(stranger.run(node, [file])), seen, node);
      return `Node ${nodes.map((node) => stranger.run(node, ['--version']).trim()).join(', ')}`;
    },
  },
  {
    name: 'catalogue and verification with require',
    run: ({ stranger, nodes }) => {
      const file = stranger.write('catalogue.cjs', commonJs);
      for (const node of nodes) expectEqual(JSON.parse(stranger.run(node, [file])), seen, node);
      return `Node ${nodes.map((node) => stranger.run(node, ['--version']).trim()).join(', ')}`;
    },
  },
  {
    name: 'every fixture on every Node',
    run: ({ stranger, nodes }) => {
      const file = stranger.write('fixtures.mjs', everyFixture);
      const fixtures = join(root, 'packages', 'catalogue', 'test');
      const [first = '', ...others] = nodes.map((node) => stranger.run(node, [file, fixtures]));
      for (const other of others) expectEqual(other, first, 'the snippets');
      return `${first.split(' ')[0]} fixtures, the same snippets`;
    },
  },
  ...programs.map(({ name, file, settings }) => ({
    name: `types, ${name}`,
    run: ({ stranger }: Parameters<Check['run']>[0]) => {
      stranger.write(`types/${file}`, typed);
      stranger.run(join(root, 'node_modules', '.bin', 'tsc'), [
        '--ignoreConfig',
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        'false',
        '--target',
        'es2022',
        '--lib',
        'es2023,dom',
        '--types',
        '',
        ...settings,
        `types/${file}`,
      ]);
      return 'declarations are checked too';
    },
  })),
];
