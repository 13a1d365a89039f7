/** @module The packages depend one way only, the catalogue is pure, and code is made by the tags alone. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../start/bootstrap/root.mjs';
import { importsIn, importsUnder } from './imports.ts';
import { importProblems, manifestProblems, packageOrder } from './rules.ts';

describe('this repository', () => {
  it('has a place in the order for every package', () => {
    expect(readdirSync(join(root, 'packages')).toSorted()).toEqual(packageOrder.toSorted());
  });

  it.each(packageOrder)('%s imports only what stands below it', (name) => {
    expect(importProblems(importsUnder(root, `packages/${name}`))).toEqual([]);
  });

  it.each(packageOrder)('%s declares only what stands below it', (name) => {
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
    expect(importsIn('x.ts', text).map(({ line, specifier }) => `${line} ${specifier}`)).toEqual([
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
  importProblems([{ file, line: 3, specifier }]);

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
    ['a package without a place', 'packages/cli/src/a.ts', '@loadout/other', 'cli must not use other'],
  ])('names file and line for %s', (_, file, specifier, problem) => {
    expect(problemsOf(file, specifier)).toEqual([expect.stringMatching(`${file}:3: .*${problem}`)]);
  });
});

describe('manifestProblems', () => {
  it('names the line of a dependency on a package above', () => {
    const text = '{\n  "dependencies": {\n    "@loadout/web": "0.1.0"\n  }\n}';
    expect(manifestProblems('hub', text)).toEqual([
      'packages/hub/package.json:3: hub must not depend on @loadout/web, which stands above it',
    ]);
  });

  it('keeps the catalogue free of dependencies at run time', () => {
    expect(manifestProblems('catalogue', '{ "dependencies": { "zod": "4.0.0" } }')).toHaveLength(1);
    expect(manifestProblems('catalogue', '{ "devDependencies": { "zod": "4.0.0" } }')).toEqual([]);
  });
});
