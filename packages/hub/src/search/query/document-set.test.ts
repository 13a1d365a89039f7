import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listBits, setBits } from '../bits/bitmap.ts';
import { BitmapPool } from '../bits/bitmap-pool.ts';
import { DocumentSet } from './document-set.ts';
import { fewSelected, firstSelected, selectedBits, type Selection } from './selection.ts';

const count = 960;

const ordinals = fc
  .uniqueArray(fc.nat(count - 1), { maxLength: count, size: 'max' })
  .map((found) => Uint32Array.from(found).toSorted());

const bitmapOf = (list: Uint32Array): Uint32Array => {
  const bits = new Uint32Array(count / 32);
  setBits(bits, list);
  return bits;
};

/** Documents in all of some lists and bitmaps. */
const setArbitrary = fc
  .record({
    bitmaps: fc.array(ordinals, { maxLength: 3 }),
    lists: fc.array(ordinals, { maxLength: 2 }),
  })
  .filter(({ bitmaps, lists }) => bitmaps.length + lists.length > 0);

type Given = typeof setArbitrary extends fc.Arbitrary<infer T> ? T : never;

const setOf = ({ bitmaps, lists }: Given): DocumentSet =>
  new DocumentSet(new BitmapPool(count), { bitmaps: bitmaps.map(bitmapOf), lists });

function membersOf({ bitmaps, lists }: Given): readonly number[] {
  const [first = [], ...others] = [...bitmaps, ...lists].map((list) => Array.from(list));
  const sets = others.map((list) => new Set(list));
  return first.filter((ordinal) => sets.every((set) => set.has(ordinal)));
}

const listed = (set: DocumentSet, size: number, from?: number): readonly number[] => {
  const target = new Uint32Array(size);
  return [...target.subarray(0, set.list(target, from))];
};

describe('a set of documents', () => {
  it('has the members of all of its parts, in whatever order it is read', () => {
    const positions = fc.nat(count);
    fc.assert(
      fc.property(
        setArbitrary,
        positions,
        fc.nat(80),
        ordinals,
        fc.boolean(),
        (given, from, size, some, isReadFirst) => {
          const members = membersOf(given);
          const set = setOf(given);
          const bits = (): readonly number[] => {
            const target = new Uint32Array(count);
            return [...target.subarray(0, listBits(set.bits, target))];
          };
          expect(isReadFirst ? bits() : members).toEqual(members);
          expect(listed(set, count)).toEqual(members);
          expect(listed(set, size, from)).toEqual(
            members.filter((ordinal) => ordinal >= from).slice(0, size),
          );
          expect(set.count).toBe(members.length);
          expect([...set.keep(some)]).toEqual([...some].filter((ordinal) => members.includes(ordinal)));
          expect(bits()).toEqual(members);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('leaves the bitmaps of the index as they were', () => {
    const [a, b, c] = [
      [1, 2, 3],
      [2, 3],
      [3, 4],
    ].map((list) => bitmapOf(Uint32Array.from(list)));
    if (a === undefined || b === undefined || c === undefined) throw new Error('There are three bitmaps.');
    const set = new DocumentSet(new BitmapPool(count), { bitmaps: [a, b, c], lists: [] });
    expect(set.count).toBe(1);
    expect([a, b, c].map((bits) => bits[0])).toEqual([0b1110, 0b1100, 0b11000]);
  });

  it('takes a count that is known', () => {
    const bitmaps = [bitmapOf(Uint32Array.of(1, 2))];
    expect(new DocumentSet(new BitmapPool(count), { bitmaps, lists: [], count: 5 }).count).toBe(5);
    expect(new DocumentSet(new BitmapPool(count), { bitmaps: [], lists: [] }).count).toBe(0);
  });
});

describe('the first documents of a set', () => {
  const pool = new BitmapPool(count);

  it('are in the selection and in no better one, within their stretch', () => {
    const selection = fc
      .tuple(ordinals, fc.boolean())
      .map(([all, few]): readonly [ReadonlySet<number>, Selection] => [
        new Set(all),
        few ? fewSelected(all, pool) : selectedBits(bitmapOf(all), pool),
      ]);
    fc.assert(
      fc.property(
        setArbitrary,
        fc.option(selection),
        fc.array(selection, { maxLength: 2 }),
        fc.record({ from: fc.nat(count), until: fc.nat(count), limit: fc.nat(40) }),
        (given, own, better, stretch) => {
          const expected = membersOf(given)
            .filter((ordinal) => ordinal >= stretch.from && ordinal < stretch.until)
            .filter((ordinal) => own === null || own[0].has(ordinal))
            .filter((ordinal) => !better.some(([set]) => set.has(ordinal)))
            .slice(0, stretch.limit);
          const others = better.map(([, each]) => each);
          expect([...firstSelected(setOf(given), own?.[1], others, stretch, pool)]).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are found far behind those that are not selected', () => {
    const all = Uint32Array.from({ length: count }, (_unused, ordinal) => ordinal);
    const set = setOf({ bitmaps: [all], lists: [] });
    const late = selectedBits(bitmapOf(Uint32Array.of(900, 901, 950)), pool);
    const found = (limit: number, until = count): readonly number[] => [
      ...firstSelected(set, late, [], { from: 0, until, limit }, pool),
    ];
    expect(found(2)).toEqual([900, 901]);
    expect(found(5)).toEqual([900, 901, 950]);
    expect(found(5, 950)).toEqual([900, 901]);
    expect(found(0)).toEqual([]);
  });
});
