import { describe, expect, expectTypeOf, it } from 'vitest';
import { dictionary, either, list, object, required, whole } from './compounds.ts';
import { amount, count, date, flag, number, oneOf, text, textOf } from './scalars.ts';
import { type Fault, type Infer, type Schema, unusable } from './schema.ts';

const read = <T>(schema: Schema<T>, value: unknown) => {
  const faults: Fault[] = [];
  return { kept: schema.is(value) ? value : schema.mend(value, [], faults), faults };
};

describe('a single value', () => {
  it.each<[string, Schema<unknown>, readonly unknown[], readonly unknown[]]>([
    ['text', text, ['', 'a'], [1, null, [], {}]],
    ['text of a length', textOf(1, 2), ['a', 'ab'], ['', 'abc', 1]],
    ['flag', flag, [true, false], [0, 'true', null]],
    ['number', number, [0, -1.5], [Infinity, Number.NaN, '1']],
    ['amount', amount, [0, 1.5], [-1, 1e308, Infinity, '1']],
    ['count', count, [0, 12], [-1, 1.5, 2 ** 53, Infinity, '1']],
    [
      'date',
      date,
      ['2024-03-21T10:00:00.000Z', '2024-03-21', '2024-03-21T10:00:00+02:00'],
      ['yesterday', '2024-13-21T10:00:00.000Z', '2024-03-21T25:00:00.000Z', 5],
    ],
    ['fixed words', oneOf('a', 'b'), ['a', 'b'], ['c', '', 1]],
  ])('%s', (_name, schema, right, wrong) => {
    for (const value of right) expect(read(schema, value)).toEqual({ kept: value, faults: [] });
    for (const value of wrong) {
      const { kept, faults } = read(schema, value);
      expect(kept).toBe(unusable);
      expect(faults).toMatchObject([{ path: [], expected: schema.expected }]);
    }
  });
});

describe('a compound value', () => {
  const point = object({ x: required(number), label: text, tags: list(text, { most: 2 }) });

  it('has the type that its schema says', () => {
    expectTypeOf<Infer<typeof point>>().toEqualTypeOf<{
      readonly x: number;
      readonly label?: string;
      readonly tags?: readonly string[];
    }>();
    const mixed = either(text, dictionary(flag));
    expectTypeOf<Infer<typeof mixed>>().toEqualTypeOf<string | Readonly<Record<string, boolean>>>();
  });

  it('is returned itself if valid, with unknown fields', () => {
    const value = { x: 1, label: 'a', other: [{}] };
    expect(read(point, value).kept).toBe(value);
  });

  it('is not mutated when it is repaired', () => {
    const value = Object.freeze({ x: 1, label: 2, tags: Object.freeze(['a', 1, 'b', 'c']) });
    expect(read(point, value).kept).toEqual({ x: 1, tags: ['a', 'b'] });
  });

  it('is unusable without a required field, or with null for it', () => {
    expect(read(point, { label: 'a' })).toMatchObject({ kept: unusable, faults: [{ path: ['x'] }] });
    expect(read(point, { x: null })).toMatchObject({ kept: unusable, faults: [{ path: ['x'] }] });
  });

  it('keeps the usable entries of a dictionary', () => {
    expect(read(dictionary(amount), { a: 1, b: 'x' })).toMatchObject({
      kept: { a: 1 },
      faults: [{ path: ['b'] }],
    });
  });

  it('uses the first alternative that can keep part of it', () => {
    const schema = either(text, list(text));
    expect(read(schema, ['a', 1])).toMatchObject({ kept: ['a'], faults: [{ path: [1] }] });
    expect(read(schema, 7)).toMatchObject({ kept: unusable, faults: [{ expected: 'a string or a list' }] });
  });

  it('can be kept whole or not at all', () => {
    expect(read(whole(list(text), 'a list of strings'), ['a', 1]).kept).toBe(unusable);
  });
});

it('has an equivalent JSON Schema', () => {
  const schema = object({
    id: required(textOf(1, 9)),
    n: count,
    on: either(flag, oneOf('auto')),
    rest: dictionary(list(text, { least: 1, most: 3 })),
  });
  expect(schema.jsonSchema).toEqual({
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string', minLength: 1, maxLength: 9 },
      n: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      on: { anyOf: [{ type: 'boolean' }, { type: 'string', enum: ['auto'] }] },
      rest: {
        type: 'object',
        additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 3 },
      },
    },
  });
});
