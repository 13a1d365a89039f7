/** @module Scaffolded files pass the project's checks, and invalid names are rejected. */
import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Library } from '../../packages/catalogue/src/libraries/define.ts';
import { generateSnippets } from '../../packages/catalogue/src/snippets/generate.ts';
import type { Catalogue, Rule } from '../verify/src/data-lint/rule.ts';
import { rules } from '../verify/src/data-lint/rules/index.ts';
import { runCommand } from '../start/bootstrap/command.mjs';
import { projectEnvironment } from '../start/bootstrap/node.mjs';
import { root } from '../start/bootstrap/root.mjs';
import { catalogueSource } from '../generate/catalogue-index/collections.ts';
import { temporaryFolder } from '../testing/files.ts';
import { createEntry } from './create.ts';

/** A catalogue without entries, with the other modules of the real one. */
const emptyCatalogue = (): string => {
  const catalogue = temporaryFolder({
    'src/libraries/entries/.keep': '',
    'src/snippets/.keep': '',
    'src/tasks/entries/.keep': '',
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      include: ['src/libraries/entries', 'src/tasks/entries'],
    }),
  });
  for (const folder of ['.', 'libraries', 'snippets', 'tasks'])
    for (const name of readdirSync(join(catalogueSource, folder)))
      if (!name.endsWith('.generated.ts') && !existsSync(join(catalogue, 'src', folder, name)))
        symlinkSync(join(catalogueSource, folder, name), join(catalogue, 'src', folder, name));
  symlinkSync(join(root, 'node_modules'), join(catalogue, 'node_modules'));
  return catalogue;
};

const check = (cwd: string, ...words: readonly string[]) =>
  runCommand(words[0] ?? '', words.slice(1), { cwd, env: projectEnvironment(root) });

describe.each([
  ['library', 'my_library-2.0'],
  ['library', '3d-library'],
  ['task', 'text-to-scent'],
] as const)('a new %s called %s', (kind, name) => {
  it('passes types, lint and format, and is in the index', async () => {
    const catalogue = emptyCatalogue();
    // Libraries name tasks and the other way round: the types of each need one entry of the other.
    createEntry(catalogue, kind === 'library' ? 'task' : 'library', 'neighbor');
    const written = createEntry(catalogue, kind, name);
    expect(written.every((path) => existsSync(join(catalogue, path)))).toBe(true);
    expect(await check(catalogue, 'tsc', '-p', '.')).toEqual({ code: 0, output: '' });
    const sources = written.filter((path) => !path.endsWith('.generated.ts'));
    expect(
      await check(catalogue, 'oxfmt', '--config', join(root, '.oxfmtrc.json'), '--check', ...sources),
    ).toMatchObject({ code: 0 });
    expect(
      await check(catalogue, 'oxlint', '--config', join(root, '.oxlintrc.json'), ...sources),
    ).toMatchObject({ code: 0 });
    const index = written.find((path) => path.endsWith('.generated.ts')) ?? '';
    expect(readFileSync(join(catalogue, index), 'utf8')).toMatch(`'${name}':`);
  });
});

const readLibrary = async (
  catalogue: string,
  key: string,
): Promise<{ library: Library; fixture: unknown }> => {
  const module = pathToFileURL(join(catalogue, `src/libraries/entries/${key}.ts`)).href;
  const { default: library }: { default: Library } = await import(module);
  return {
    library,
    fixture: JSON.parse(readFileSync(join(catalogue, `test/libraries/fixtures/${key}/plain.json`), 'utf8')),
  };
};

describe('createEntry', () => {
  it('creates a library with a fixture that its generator accepts', async () => {
    const catalogue = emptyCatalogue();
    createEntry(catalogue, 'library', 'my-library');
    const { library, fixture } = await readLibrary(catalogue, 'my-library');
    expect(generateSnippets(library, fixture).snippets.map(({ code }) => code.text)).toEqual([
      'import my_library\n\nmodel = my_library.load("owner/my-library-model")\nprint(model)',
    ]);
  });

  it.each(Object.entries<Rule>(rules))('creates a library that follows the rule %s', async (_, rule) => {
    const catalogue = emptyCatalogue();
    createEntry(catalogue, 'library', 'my-library');
    const { library, fixture } = await readLibrary(catalogue, 'my-library');
    const data: Catalogue = {
      libraries: { 'my-library': library },
      tasks: {},
      about: () => undefined,
      assetSize: () => undefined,
      fixtures: () => ({ plain: fixture }),
    };
    expect([...rule(data)]).toEqual([]);
  });

  it.each(['', 'a b', '../a', '-a', 'a/b', 'a..b', '_a', 'a.test', 'index', 'é', 'a'.repeat(65)])(
    'rejects the library key "%s" and writes nothing',
    (name) => {
      const catalogue = emptyCatalogue();
      expect(() => createEntry(catalogue, 'library', name)).toThrow('is not a valid name');
      expect(readdirSync(join(catalogue, 'src/libraries/entries'))).toEqual(['.keep']);
    },
  );

  it.each(['Translation', 'text_to_image', 'a.b'])('rejects the task id "%s"', (name) => {
    expect(() => createEntry(emptyCatalogue(), 'task', name)).toThrow('is not a valid name');
  });

  it.each(['keras', 'Keras'])('rejects %s if keras exists', (name) => {
    const catalogue = emptyCatalogue();
    createEntry(catalogue, 'library', 'keras');
    expect(() => createEntry(catalogue, 'library', name)).toThrow('"keras" exists already');
  });
});
