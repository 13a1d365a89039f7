import { describe, expect, it } from 'vitest';
import { either, list, object, required } from './compounds.ts';
import { amount, count, number, oneOf, scalar, text, textOf } from './scalars.ts';
import { faultMessage, read, wordsFor } from './schema.ts';

const textsOf = (length: number) => Array.from({ length }, () => 'x');

describe('a list with limits', () => {
  it.each([
    [{}, [0, 1, 9], [], 'a list'],
    [{ least: 2 }, [2, 3], [0, 1], 'a list of at least 2'],
    [{ most: 2 }, [0, 2], [3], 'a list of at most 2'],
    [{ least: 1, most: 2 }, [1, 2], [0, 3], 'a list of at most 2'],
  ])('%j', (limits, right, wrong, expected) => {
    const schema = list(text, limits);
    for (const length of right)
      expect(read(schema, textsOf(length))).toEqual({ value: textsOf(length), faults: [] });
    for (const length of wrong)
      expect(read(schema, textsOf(length)).faults).toMatchObject([{ path: [], expected }]);
    expect(schema.is('xx')).toBe(false);
  });

  it('states its limits in JSON Schema', () => {
    const items = { type: 'string' };
    expect(list(text).jsonSchema).toEqual({ type: 'array', items });
    expect(list(text, { least: 1 }).jsonSchema).toEqual({ type: 'array', items, minItems: 1 });
    expect(list(text, { most: 5 }).jsonSchema).toEqual({ type: 'array', items, maxItems: 5 });
  });

  it('keeps entries up to its limit, without those of another type', () => {
    const schema = list(text, { most: 2 });
    expect(read(schema, ['a', 1, 'b', 'c'])).toMatchObject({
      value: ['a', 'b'],
      faults: [{ path: [] }, { path: [1], expected: 'a string', got: '1' }],
    });
    expect(read(schema, ['a', 1])).toMatchObject({ value: ['a'], faults: [{ path: [1] }] });
    expect(read(list(text, { least: 2 }), ['a', 1]).value).toBeUndefined();
  });
});

describe('a text with a length', () => {
  it.each([
    [0, 3, ['', 'abc'], ['abcd'], 'a string of at most 3 characters', { type: 'string', maxLength: 3 }],
    [
      1,
      3,
      ['a', 'abc'],
      ['', 'abcd', 7],
      'a string of 1 to 3 characters',
      { type: 'string', minLength: 1, maxLength: 3 },
    ],
  ] as const)('from %d to %d', (least, most, right, wrong, expected, jsonSchema) => {
    const schema = textOf(least, most);
    for (const value of right) expect(schema.is(value)).toBe(true);
    for (const value of wrong) expect(schema.is(value)).toBe(false);
    expect(schema).toMatchObject({ expected, jsonSchema });
    expect(schema.jsonSchema).toEqual(jsonSchema);
  });
});

describe('a number', () => {
  it.each<[string, { is: (value: unknown) => boolean }, readonly unknown[], readonly unknown[]]>([
    ['any', number, [0, -1.5, 1e300], [Infinity, Number.NaN, '1', null]],
    ['an amount', amount, [0, 1.5, Number.MAX_SAFE_INTEGER], [-0.1, 2 ** 53, '1']],
    ['a count', count, [0, 7, Number.MAX_SAFE_INTEGER], [-1, 1.5, 2 ** 53, '1']],
    ['one of several words', oneOf('a', 'b'), ['a', 'b'], ['c', '', 1, 'toString']],
  ])('%s', (_, schema, right, wrong) => {
    for (const value of right) expect(schema.is(value)).toBe(true);
    for (const value of wrong) expect(schema.is(value)).toBe(false);
  });

  it('or a word is described by what is allowed', () => {
    expect(oneOf('a', 'b')).toMatchObject({
      expected: '"a" or "b"',
      jsonSchema: { type: 'string', enum: ['a', 'b'] },
    });
  });
});

describe('an object', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

  it.each([1, 2, 3, 4, 5, 6])('of %d fields checks each, and requires only the required ones', (size) => {
    for (const needed of [undefined, ...names.slice(0, size)]) {
      const fields = Object.fromEntries(
        names.slice(0, size).map((name) => [name, name === needed ? required(text) : text]),
      );
      const schema = object(fields);
      const right = Object.fromEntries(names.slice(0, size).map((name) => [name, 'x']));
      expect(schema.is({ ...right, other: 1 })).toBe(true);
      expect(schema.is([])).toBe(false);
      expect(schema.is(null)).toBe(false);
      for (const name of names.slice(0, size)) {
        const { [name]: _, ...rest } = right;
        expect(schema.is({ ...right, [name]: 1 })).toBe(false);
        expect(schema.is(rest)).toBe(name !== needed);
        expect(schema.is({ ...right, [name]: undefined })).toBe(name !== needed);
        expect(read(schema, { ...right, [name]: 1 }).value).toEqual(name === needed ? undefined : rest);
      }
      expect(schema.jsonSchema).toEqual({
        type: 'object',
        properties: Object.fromEntries(names.slice(0, size).map((name) => [name, { type: 'string' }])),
        ...(needed !== undefined && { required: [needed] }),
      });
    }
  });
});

describe('alternatives', () => {
  const even = scalar((value): value is number => typeof value === 'number' && value % 2 === 0, 'even', {});

  it('keep what the first one can repair to a valid value', () => {
    const schema = either(even, list(text));
    expect(read(schema, ['a', 1])).toMatchObject({ value: ['a'], faults: [{ path: [1] }] });
    expect(read(schema, 3)).toEqual({
      value: undefined,
      faults: [{ path: [], expected: 'even or a list', got: '3' }],
    });
  });
});

describe('the description of a fault', () => {
  it.each<[unknown, string]>([
    [undefined, 'missing'],
    [null, 'null'],
    [[1, 2], 'a list of 2'],
    [1.5, '1.5'],
    [false, 'false'],
    [{}, 'an object'],
    ['x', '"x"'],
    ['x'.repeat(40), `"${'x'.repeat(40)}"`],
    ['x'.repeat(41), 'a string of 41 characters'],
  ])('for %j are %s', (value, words) => {
    expect(wordsFor(value)).toBe(words);
  });

  it('is the end of a sentence', () => {
    const fault = { path: [], expected: 'a string' };
    expect(faultMessage({ ...fault, got: 'missing' })).toBe('is missing: expected a string');
    expect(faultMessage({ ...fault, got: '1' })).toBe('is 1, not a string');
  });
});
