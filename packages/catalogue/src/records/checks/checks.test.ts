import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostileValues } from './checks.testing.ts';
import * as fullScalars from '../schema/scalars.ts';
import * as full from '../schema/compounds.ts';
import * as compounds from './compounds.ts';
import * as scalars from './scalars.ts';

describe('the checks of a bundle', () => {
  it.each([
    ['an amount', scalars.amount, fullScalars.amount],
    ['a count', scalars.count, fullScalars.count],
    ['a date', scalars.date, fullScalars.date],
    ['a flag', scalars.flag, fullScalars.flag],
    ['nothing', scalars.nothing, fullScalars.nothing],
    ['a number', scalars.number, fullScalars.number],
    ['a text', scalars.text, fullScalars.text],
    ['a text of some length', scalars.textOf(1, 4), fullScalars.textOf(1, 4)],
    ['one of some words', scalars.oneOf('auto', 'b'), fullScalars.oneOf('auto', 'b')],
    ['a list', compounds.list(scalars.text, { most: 2 }), full.list(fullScalars.text, { most: 2 })],
    [
      'a list of objects',
      compounds.textEntries(compounds.object({ a: scalars.text })),
      full.textEntries(full.object({ a: fullScalars.text })),
    ],
    ['a dictionary', compounds.dictionary(scalars.number), full.dictionary(fullScalars.number)],
    [
      'either of two kinds',
      compounds.either(scalars.text, compounds.list(scalars.text)),
      full.either(fullScalars.text, full.list(fullScalars.text)),
    ],
    [
      'a whole table',
      compounds.whole(compounds.dictionary(compounds.list(scalars.number))),
      full.whole(full.dictionary(full.list(fullScalars.number)), 'a table'),
    ],
    [
      'an object',
      compounds.object({ a: compounds.required(scalars.text), b: scalars.number }),
      full.object({ a: full.required(fullScalars.text), b: fullScalars.number }),
    ],
    [
      'an object of many fields',
      compounds.object({
        a: scalars.text,
        b: scalars.number,
        c: scalars.flag,
        d: scalars.text,
        e: scalars.text,
      }),
      full.object({
        a: fullScalars.text,
        b: fullScalars.number,
        c: fullScalars.flag,
        d: fullScalars.text,
        e: fullScalars.text,
      }),
    ],
  ])('accept what the schema accepts as %s', (_name, ours, theirs) => {
    const expected = hostileValues.map((value) => theirs.is(value));
    expect(hostileValues.map((value) => ours.is(value))).toEqual(expected);
    expect(new Set(expected).size).toBe(2);
  });

  it('accept anything', () => {
    expect(hostileValues.every((value) => scalars.anything.is(value))).toBe(true);
  });

  it('have every function that the schema of a model uses', () => {
    const folder = new URL('../', import.meta.url);
    const files = ['cell', 'derived', 'model', 'provider-mapping', 'repository', 'special-tokens'];
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(files.map((file) => `${file}.ts`)));
    const names = files.flatMap((file) => {
      const text = readFileSync(new URL(`${file}.ts`, folder), 'utf8');
      const imports = text.matchAll(/import \{([^}]*)\} from '\.\/schema\/(?:compounds|scalars)\.ts'/g);
      return [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
    });
    expect(names).toContain('object');
    expect(names.filter((name) => !(name in compounds) && !(name in scalars))).toEqual([]);
  });
});
