import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isValidElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { root } from '../start/bootstrap/root.mjs';
import type { Example } from './example.ts';
import { referencePackages } from './packages.ts';
import { referenceOf } from './reference.ts';
import { staleReferences } from './stale.ts';

interface Module {
  readonly [name: string]: unknown;
}

describe.each(referencePackages.map((given) => [given.name, given] as const))(
  'the reference of %s',
  (_, given) => {
    const entries = referenceOf(given);

    it('has every export, with a comment and, where it is a value, an example', async () => {
      const values: Module = await import(join(root, given.entry));
      const isWhole = entries.filter(
        ({ comment, kind, example }) => comment === '' || (kind !== 'type' && !example),
      );
      expect(isWhole.map(({ name }) => name)).toEqual([]);
      expect(
        entries
          .filter(({ kind }) => kind !== 'type')
          .map(({ name }) => name)
          .toSorted(),
      ).toEqual(Object.keys(values).toSorted());
    });

    it('has examples that run, with the results they show', async () => {
      const { examples }: { readonly examples: Readonly<Record<string, Example>> } = await import(
        join(root, given.examples)
      );
      const wrong: string[] = [];
      for (const [name, { code, result, needs }] of Object.entries(examples)) {
        if (needs !== undefined) continue;
        const value = await code();
        if (isValidElement(value)) await (await renderToReadableStream(value)).allReady;
        else if (result !== undefined && !isDeepStrictEqual(value, result)) wrong.push(name);
      }
      expect(wrong).toEqual([]);
    });
  },
);

it('is up to date: npm run generate writes it', () => {
  expect(staleReferences().map(({ file }) => file)).toEqual([]);
});
