import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { libraryKeys } from '@loadout/catalogue';
import { isValidElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { root } from '../start/bootstrap/root.mjs';
import type { Example } from './example.ts';
import { referencePackages } from './packages.ts';
import { referenceOf } from './reference.ts';
import { declarationOf, exportsOf } from './source-exports.ts';
import { staleReferences } from './stale.ts';
import { undeclaredNames } from './undeclared-names.ts';

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

interface Module {
  readonly [name: string]: unknown;
}

describe.each(referencePackages.map((given) => [given.name, given] as const))(
  'the reference of %s',
  (_, given) => {
    const entries = referenceOf(given);

    it('has every export, with a comment and, where it is a value, an example', () => {
      const isWhole = entries.filter(
        ({ comment, kind, example }) => comment === '' || (kind !== 'type' && !example),
      );
      expect(isWhole.map(({ name }) => name)).toEqual([]);
    });

    it('has examples that import all they use', () => {
      const wrong = entries.flatMap(({ name, example = '' }) =>
        undeclaredNames(example).map((missing) => `${name}: ${missing}`),
      );
      expect(wrong).toEqual([]);
    });

    it.each(given.entryPoints)('has the values of $name', async ({ name: from, file }) => {
      const values: Module = await import(join(root, file));
      const listed = entries.filter((entry) => entry.kind !== 'type' && entry.from.includes(from));
      expect(listed.map(({ name }) => name).toSorted()).toEqual(Object.keys(values).toSorted());
    });

    it('covers every entry point with types', () => {
      const { exports }: Manifest = JSON.parse(
        readFileSync(join(root, 'packages', given.folder, 'package.json'), 'utf8'),
      );
      const published = Object.entries(exports).flatMap(([path, target]) =>
        JSON.stringify(target).includes('.d.ts') ? [given.name + path.slice(1)] : [],
      );
      const described = [...given.entryPoints, ...given.families].map(({ name }) => name);
      expect(described.toSorted()).toEqual(published.toSorted());
    });

    it.each([...given.entryPoints, ...given.families].flatMap(({ examples = [] }) => examples))(
      'has examples that run, with the results they show: %s',
      async (file) => {
        const { examples }: { readonly examples: Readonly<Record<string, Example>> } = await import(
          join(root, file)
        );
        const wrong: string[] = [];
        for (const [name, { code, result, needs }] of Object.entries(examples)) {
          if (needs !== undefined) continue;
          const value = await code();
          if (isValidElement(value)) await (await renderToReadableStream(value)).allReady;
          else if (result !== undefined && !isDeepStrictEqual(value, result)) wrong.push(name);
        }
        expect(wrong).toEqual([]);
      },
    );
  },
);

describe.each(referencePackages.flatMap(({ families }) => families))('the entry points $name', (family) => {
  const of = (key: string): string => join(root, family.file.replace('*', key));

  it('have one export each, of the type that the reference shows', () => {
    const exports = family.keys.map((key) => [...exportsOf(of(key))]);
    const names = new Set(exports.map((each) => each.map(([name]) => name).join()));
    expect([...names]).toEqual(['default']);
    const shown = new Set(exports.flat().map(([, declared]) => declarationOf(declared).signature));
    expect([...shown]).toEqual(['declare const library: Library;\nexport default library;']);
  });

  it('are one entry with the paths of all', () => {
    const all = referencePackages.flatMap((given) => referenceOf(given));
    expect(all.filter(({ from }) => from.includes(family.name))).toEqual([
      expect.objectContaining({
        paths: family.keys.map((key) => family.name.replace('*', key)),
        group: 'one library',
        kind: 'constant',
      }),
    ]);
  });
});

it('names every library of the catalogue', () => {
  const all = referencePackages.flatMap(({ families }) => families);
  const { keys = [] } = all.find(({ name }) => name === '@loadout/catalogue/libraries/*') ?? {};
  expect(keys.toSorted()).toEqual(libraryKeys.toSorted());
});

it('is up to date: npm run generate writes it', () => {
  expect(staleReferences().map(({ file }) => file)).toEqual([]);
});
