/** @module Checks the import order, the purity of the catalogue, and that only the tags create code. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../start/bootstrap/root.mjs';
import { importsIn, importsUnder } from './imports.ts';
import { roomProblems, roomTables } from './rooms.ts';
import { importProblems, manifestProblems, packageOrder } from './rules.ts';

describe('this repository', () => {
  it('has an order that includes every package', () => {
    expect(readdirSync(join(root, 'packages')).toSorted()).toEqual(packageOrder.toSorted());
  });

  it.each(packageOrder)('%s imports only packages and folders below', (name) => {
    const imports = importsUnder(root, `packages/${name}`);
    expect([...importProblems(imports), ...roomProblems(imports)]).toEqual([]);
  });

  it.each(roomTables)('has a level for every folder in $base', ({ base, levels }) => {
    const present = readdirSync(join(root, base)).filter(
      (name) => name !== 'testing' && !name.endsWith('.test.ts'),
    );
    expect(present.toSorted()).toEqual(levels.flat().toSorted());
  });

  it.each(packageOrder)('%s declares only packages below it', (name) => {
    expect(
      manifestProblems(name, readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')),
    ).toEqual([]);
  });
});

describe('importsIn', () => {
  it('finds every form of import and its line, but none inside a snippet', () => {
    const text = [
      "import a from './a.ts';",
      'import {',
      '  b,',
      "} from './b.ts';",
      "export * from './c.ts';",
      "import './d.ts';",
      "const e = await import('./e.ts');",
      "import type { F } from './f.ts';",
      "export { g, h } from './g.ts';",
      'const snippet = js`',
      "  import { OpenAI } from 'openai';",
      '`;',
    ].join('\n');
    const found = importsIn('x.ts', text);
    expect(found.filter(({ typeOnly }) => typeOnly).map(({ specifier }) => specifier)).toEqual(['./f.ts']);
    expect(found.map(({ line, specifier }) => `${line} ${specifier}`)).toEqual([
      '1 ./a.ts',
      '4 ./b.ts',
      '5 ./c.ts',
      '6 ./d.ts',
      '7 ./e.ts',
      '8 ./f.ts',
      '9 ./g.ts',
    ]);
  });
});

const problemsOf = (file: string, specifier: string): readonly string[] =>
  importProblems([{ file, line: 3, specifier, typeOnly: false }]);

describe('importProblems', () => {
  it.each([
    ['packages/cli/src/a.ts', '@loadout/web'],
    ['packages/server/src/a.ts', '@loadout/catalogue'],
    ['packages/server/src/http/a.ts', '../b.ts'],
    ['packages/hub/src/a.ts', 'node:sqlite'],
    ['packages/web/react-router.config.ts', '../catalogue/src/index.ts'],
    ['packages/catalogue/src/a.test.ts', 'fast-check'],
    ['packages/catalogue/src/code/languages/python.ts', '../core/code.ts'],
    ['packages/web/app/pages/home/route.tsx', '../../features/feed/feed.ts'],
    ['packages/web/app/pages/home/page.server.ts', '../tasks/page.server.ts'],
    ['packages/web/app/features/feed/route.ts', './feed.ts'],
    ['packages/web/app/root.tsx', './shell/header.tsx'],
  ])('allows %s to import %s', (file, specifier) => {
    expect(problemsOf(file, specifier)).toEqual([]);
  });

  it.each([
    ['a package above', 'packages/server/src/a.ts', '@loadout/web', 'server must not use web'],
    ['a module of a package above', 'packages/hub/src/a.ts', '@loadout/server/x', 'hub must not use server'],
    [
      'a package above by its path',
      'packages/verification/src/a.ts',
      '../../hub/src/b.ts',
      'verification must not use hub',
    ],
    [
      'a package below by its path',
      'packages/hub/src/a.ts',
      '../../catalogue/src/b.ts',
      'leaves the package',
    ],
    ['Node in the catalogue', 'packages/catalogue/src/a.ts', 'node:fs', 'must not use node:fs'],
    [
      'the constructor of code',
      'packages/catalogue/src/libraries/a.ts',
      '../code/core/code.ts',
      'only the tags',
    ],
    ['a layer above', 'packages/web/app/ui/a.tsx', '../features/b/c.ts', 'ui must not use features'],
    [
      'another feature',
      'packages/web/app/features/a/a.ts',
      '../b/b.ts',
      'feature a must not use the feature b',
    ],
    ['a tool', 'packages/cli/src/a.test.ts', '../../../tools/testing/files.ts', 'must not import tools'],
    ['a package without an order', 'packages/cli/src/a.ts', '@loadout/other', 'cli must not use other'],
  ])('names file and line for %s', (_, file, specifier, problem) => {
    expect(problemsOf(file, specifier)).toEqual([expect.stringMatching(`${file}:3: .*${problem}`)]);
  });
});

const catalogue = 'packages/catalogue/src';
const problemsOfRooms = (file: string, specifier: string, typeOnly = false): readonly string[] =>
  roomProblems([{ file, line: 7, specifier, typeOnly }]);

describe('roomProblems', () => {
  it('allows a lower level, a type, a test and a list of keys', () => {
    expect(problemsOfRooms(`${catalogue}/apps/snippets.ts`, '../libraries/fit.ts')).toEqual([]);
    expect(problemsOfRooms(`${catalogue}/snippets/generate.ts`, '../libraries/define.ts', true)).toEqual([]);
    expect(problemsOfRooms(`${catalogue}/code/tags.test.ts`, '../libraries/define.ts')).toEqual([]);
    expect(problemsOfRooms(`${catalogue}/snippets/added.ts`, '../libraries/keys.generated.ts')).toEqual([]);
  });

  it.each([
    [
      'a higher level',
      `${catalogue}/code/core/tag.ts`,
      '../../snippets/hub.ts',
      'code must not import snippets',
    ],
    [
      'a folder of the same level',
      `${catalogue}/datasets/a.ts`,
      '../spaces/b.ts',
      'datasets must not import spaces',
    ],
    ['an unknown folder', `${catalogue}/lib/a.ts`, '../code/index.ts', 'lib has no level'],
    [
      'the query in a segment',
      'packages/hub/src/search/segment/a.ts',
      '../query/b.ts',
      'segment must not import',
    ],
  ])('names file and line for %s', (_, file, specifier, problem) => {
    expect(problemsOfRooms(file, specifier)).toEqual([expect.stringContaining(`${file}:7: ${problem}`)]);
  });
});

describe('manifestProblems', () => {
  it('names the line of a dependency on a package above', () => {
    const text = '{\n  "dependencies": {\n    "@loadout/web": "0.1.0"\n  }\n}';
    expect(manifestProblems('hub', text)).toEqual([
      expect.stringContaining('packages/hub/package.json:3: hub must not depend on @loadout/web'),
    ]);
  });

  it('keeps the catalogue free of dependencies at run time', () => {
    expect(manifestProblems('catalogue', '{ "dependencies": { "zod": "4.0.0" } }')).toHaveLength(1);
    expect(manifestProblems('catalogue', '{ "devDependencies": { "zod": "4.0.0" } }')).toEqual([]);
  });
});
