import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyOf, freezeAll, sameContent } from './content.ts';

/** Without the one key that no copy can hold. */
const data = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes('__proto__') && !Object.is(value, -0));

describe('the same content', () => {
  it('is what is written alike, in whichever order', () => {
    fc.assert(
      fc.property(data, data, (a, b) => {
        expect(sameContent(a, structuredClone(a))).toBe(true);
        expect(sameContent(a, b)).toBe(sameContent(b, a));
      }),
    );
    expect(sameContent({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  });

  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, {}],
    [{ a: 1 }, { b: 1 }],
    [[1, 2], [1]],
    [[], {}],
    [{}, []],
    [{ 0: 'a' }, ['a']],
    [null, {}],
    [{}, null],
    ['1', 1],
    [[[{ deep: 'a' }]], [[{ deep: 'b' }]]],
  ])('is not what %j and %j have', (a, b) => {
    expect(sameContent(a, b)).toBe(false);
  });
});

describe('a copy', () => {
  it('has the same content and shares nothing that can change', () => {
    fc.assert(
      fc.property(data, (value) => {
        const copy = copyOf(value);
        expect(copy).toEqual(value);
        expect(copy === value).toBe(typeof value !== 'object' || value === null);
      }),
    );
  });

  it('is not made of what is large, endless or not plain data', () => {
    const endless: { self?: unknown } = {};
    endless.self = endless;
    expect(copyOf(Array.from({ length: 1000 }, () => 0))).toBeUndefined();
    expect(copyOf({ text: 'a'.repeat(50_000) })).toBeUndefined();
    expect(copyOf({ go: () => 1 })).toBeUndefined();
    expect(copyOf(JSON.parse('{"__proto__": {"a": 1}}'))).toBeUndefined();
    expect(copyOf(endless)).toBeUndefined();
    expect(copyOf(Object.create(endless))).toBeUndefined();
    expect(copyOf({ at: new Date(0) })).toBeUndefined();
  });
});

describe('freezing', () => {
  it('reaches every list and plain object, and leaves objects of a class alone', () => {
    class Own {
      value = 1;
    }
    const frozen = freezeAll({ list: [{ deep: [1] }], own: new Own() });
    expect(Object.isFrozen(frozen.list[0]?.deep)).toBe(true);
    expect(Object.isFrozen(frozen.own)).toBe(false);
  });
});
