import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declarationOf, exportsOf } from './source-exports.ts';

const folder = mkdtempSync(join(tmpdir(), 'loadout-exports-'));
const file = (name: string): string => join(folder, name);

beforeAll(() => {
  const sources = {
    'define.ts': 'export const define = (made: Made): Made => made;\n',
    'made.ts': "import { define } from './define.ts';\nexport default define({ a: 1 });\n",
    'named.ts': '/** Counts. */\nconst counts: number = 1;\nexport default counts;\n',
    'again.ts': "import made from './made.ts';\nexport default made;\n",
    'all.ts': "export * from './named.ts';\nexport { default as renamed } from './named.ts';\n",
    'unknown.ts': 'export default { a: 1 };\n',
  };
  for (const [name, text] of Object.entries(sources)) writeFileSync(file(name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const declared = (name: string, as = 'default') => {
  const found = exportsOf(file(name)).get(as);
  if (found === undefined) throw new Error(`${name} has no export ${as}.`);
  return declarationOf(found);
};

it('describes a default export by what the function that makes it returns', () => {
  const made = {
    signature: 'declare const made: Made;\nexport default made;',
    comment: '',
    kind: 'constant',
  };
  expect(declared('made.ts')).toEqual(made);
  expect(declared('again.ts')).toEqual(made);
});

it('describes a default export that is declared by its name', () => {
  expect(declared('named.ts')).toEqual({
    signature: 'const counts: number',
    comment: 'Counts.',
    kind: 'constant',
  });
  expect(declared('all.ts', 'renamed').comment).toBe('Counts.');
});

it('leaves default exports out of `export *`', () => {
  expect([...exportsOf(file('all.ts')).keys()]).toEqual(['renamed']);
});

it('rejects a default export without a declared type', () => {
  expect(() => declared('unknown.ts')).toThrow(/unknown\.ts does not declare default\./);
});
