import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBits, countCommon } from './bit-count.ts';
import { addAll, clearBit, fullBitmap, keepOnly, listBits, removeAll, setBit } from './bitmap.ts';
import { BitmapPool } from './bitmap-pool.ts';
import { type ByteStrings, compareUtf8 } from './bytes.ts';
import { sortByBytes } from './byte-sort.ts';
import { figureAt, highestFirst, packColumn } from './columns.ts';
import { Forward, forwardSections } from '../segment/forward.ts';
import { GroupsBuilder, type Groups } from './groups.ts';
import { Image, packImage } from '../image/image.ts';
import { Interner } from './interner.ts';
import { commonOrdinals, mergedOrdinals, placeIn, withoutOrdinals } from './ordinals.ts';
import { StringList } from './string-list.ts';
import { Tally } from './tally.ts';
import { origin } from '../testing/fixtures.ts';

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '😀', '\uffff', 'a', 'ab', 'aa'),
);

function stringsOf(values: readonly string[]): ByteStrings {
  const list = new StringList();
  for (const value of values) list.push(value);
  return list.strings();
}

function groupsOf(lists: readonly (readonly number[])[]): Groups {
  const builder = new GroupsBuilder();
  for (const list of lists) {
    for (const item of list) builder.add(item);
    builder.endGroup();
  }
  return builder.groups();
}

const ascending = (set: Iterable<number>): number[] => [...set].toSorted((a, b) => a - b);

const ordinalsOf = (members: readonly number[]): Uint32Array => Uint32Array.from(ascending(members));

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe('strings as bytes', () => {
  it('round-trip', () => {
    fc.assert(
      fc.property(fc.array(text), (values) => {
        const strings = stringsOf(values);
        expect(Array.from(values, (_value, i) => strings.at(i))).toEqual(
          values.map((value) => value.toWellFormed()),
        );
      }),
    );
  });

  it('compare and sort in byte order', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 60 }), (values) => {
        const wellFormed = values.map((value) => value.toWellFormed());
        const strings = stringsOf(wellFormed);
        const sorted = Array.from(sortByBytes(strings), (i) => strings.at(i));
        expect(sorted).toEqual(wellFormed.toSorted(byBytes));
        expect(wellFormed.toSorted(compareUtf8)).toEqual(sorted);
      }),
    );
  });

  it('are interned once each, however many there are', () => {
    const interner = new Interner();
    const words = Array.from({ length: 10_000 }, (_unused, i) => `word${i % 5_000}é`);
    expect(words.map((word) => interner.intern(word))).toEqual(words.map((_word, i) => i % 5_000));
    expect(interner.strings().at(4_999)).toBe('word4999é');
  });
});

describe('bitmaps', () => {
  const size = 1_000;
  const members = fc.uniqueArray(fc.nat(size - 1), { maxLength: 600 });
  const bitmapOf = (set: readonly number[]): Uint32Array => {
    const bits = new BitmapPool(size).empty();
    for (const member of set) setBit(bits, member);
    return bits;
  };
  const listOf = (bits: Uint32Array, from = 0): number[] => {
    const list = new Uint32Array(size);
    return [...list.subarray(0, listBits(bits, list, from))];
  };

  it('behave like sets', () => {
    fc.assert(
      fc.property(members, members, fc.nat(size), (a, b, from) => {
        const inB = new Set(b);
        const common = a.filter((member) => inB.has(member));
        const changed = (change: (target: Uint32Array, other: Uint32Array) => void): number[] => {
          const target = bitmapOf(a);
          change(target, bitmapOf(b));
          return listOf(target);
        };
        expect(changed(keepOnly)).toEqual(ascending(common));
        expect(changed(addAll)).toEqual(ascending(new Set([...a, ...b])));
        expect(changed(removeAll)).toEqual(ascending(a.filter((member) => !inB.has(member))));
        expect(countBits(bitmapOf(a))).toBe(a.length);
        expect(countCommon(bitmapOf(a), bitmapOf(b))).toBe(common.length);
        expect(listOf(bitmapOf(a), from)).toEqual(ascending(a).filter((member) => member >= from));
      }),
    );
  });

  it.each([0, 1, 31, 32, 33, 64, 1_000])('filled with %i bits count as many', (count) => {
    const bits = fullBitmap(count);
    expect(countBits(bits)).toBe(count);
    if (count === 0) return;
    clearBit(bits, count - 1);
    expect(countBits(bits)).toBe(count - 1);
  });
});

describe('lists of ordinals', () => {
  const size = 20_000;
  const pool = new BitmapPool(size);
  const ordinals = fc.uniqueArray(fc.nat(size - 1), { maxLength: 400 });
  /** Long enough to be searched instead of read. */
  const long = Uint32Array.from({ length: size / 2 }, (_unused, i) => 2 * i);

  it('behave like sets', () => {
    fc.assert(
      fc.property(ordinals, ordinals, fc.nat(size), (a, b, from) => {
        const inB = new Set(b);
        const common = ascending(a.filter((member) => inB.has(member)));
        expect([...commonOrdinals(ordinalsOf(a), ordinalsOf(b), pool)]).toEqual(common);
        expect([...commonOrdinals(ordinalsOf(a), long, pool)]).toEqual(
          ascending(a.filter((member) => member % 2 === 0)),
        );
        expect([...withoutOrdinals(ordinalsOf(a), ordinalsOf(common), pool)]).toEqual(
          ascending(a.filter((member) => !inB.has(member))),
        );
        expect(placeIn(ordinalsOf(a), from)).toBe(a.filter((member) => member < from).length);
      }),
    );
  });

  it('are merged without duplicates, sorted or through a bitmap', () => {
    fc.assert(
      fc.property(ordinals, ordinals, fc.boolean(), (a, b, isLong) => {
        const lists = [Uint32Array.from(a), Uint32Array.from(b), ...(isLong ? [long] : [])];
        const members = new Set(lists.flatMap((list) => [...list]));
        expect([...mergedOrdinals(lists, pool)]).toEqual(ascending(members));
      }),
    );
  });

  it('are sorted whatever their number and that of the documents', () => {
    const documents = fc.constantFrom(1_000, 2_048, 2_049, 100_000, 4_194_304, 5_000_000);
    fc.assert(
      fc.property(documents, fc.nat(3_000), fc.nat(), (count, length, seed) => {
        const drawn = Array.from({ length }, (_unused, i) => Math.imul(i + seed, 2_654_435_761) >>> 0);
        const list = Uint32Array.from(drawn, (number) => number % count);
        const merged = mergedOrdinals([list, Uint32Array.of(count - 1)], new BitmapPool(count));
        expect([...merged]).toEqual(ascending(new Set([...list, count - 1])));
      }),
    );
  });
});

describe('columns', () => {
  const figure = fc.oneof(fc.nat(5), fc.constantFrom(NaN, 0, 2 ** 32 - 2, 2 ** 32 - 1, 2 ** 40, 0.5));

  it('store every figure exactly, and keep absent ones absent', () => {
    fc.assert(
      fc.property(fc.array(figure), (figures) => {
        const column = packColumn(Float64Array.from(figures));
        expect(figures.map((_figure, i) => figureAt(column, i))).toEqual(figures);
      }),
    );
  });

  it('use four bytes when possible', () => {
    expect(packColumn(Float64Array.of(0, NaN, 2 ** 32 - 2))).toBeInstanceOf(Uint32Array);
    expect(packColumn(Float64Array.of(2 ** 32 - 1))).toBeInstanceOf(Float64Array);
    expect(packColumn(Float64Array.of(NaN, NaN))).toHaveLength(0);
  });

  it('sort highest first, absent last, and are stable', () => {
    fc.assert(
      fc.property(fc.array(figure), (figures) => {
        const initial = figures.map((_figure, i) => i).toReversed();
        const rank = (i: number): number => figures[i] ?? NaN;
        const expected = initial.toSorted(
          (a, b) => Number(Number.isNaN(rank(a))) - Number(Number.isNaN(rank(b))) || rank(b) - rank(a) || 0,
        );
        expect([...highestFirst(Float64Array.from(figures), Uint32Array.from(initial))]).toEqual(expected);
      }),
    );
  });
});

const forwardOf = (documents: readonly number[][]): Forward =>
  new Forward(new Image(packImage(origin, forwardSections('forward', groupsOf(documents)))), 'forward');

describe('the forward index', () => {
  const term = fc.oneof(fc.nat(10), fc.constantFrom(0xefff, 0xf000, 0xffff, 0x10000, 0xf0000, 0x0fffffff));

  it('returns the terms of each document, the most frequent first, for any term number', () => {
    fc.assert(
      fc.property(fc.array(fc.array(term)), (documents) => {
        const forward = forwardOf(documents);
        const sorted = documents.map((terms) => terms.toSorted((a, b) => a - b));
        expect(documents.map((_terms, i) => forward.termsOf(i))).toEqual(sorted);
      }),
    );
  });

  it('counts the terms of some documents', () => {
    const lists = [[1, 70_000], [1, 2], [70_000]];
    const forward = forwardOf(lists);
    const tally = new Tally(80_000);
    forward.countAllInto(tally, Uint32Array.of(0, 2), 2);
    expect([tally.counts[1], tally.counts[2], tally.counts[70_000]]).toEqual([1, 0, 2]);
    tally.clear();
    expect(tally.counts.some((count) => count > 0)).toBe(false);
  });

  it('counts those terms only that are wanted', () => {
    const size = 70_010;
    const lists = fc.array(fc.uniqueArray(fc.oneof(fc.nat(20), fc.nat({ max: size - 1 }))), {
      maxLength: 300,
    });
    const end = fc.oneof(fc.nat(20), fc.nat(size));
    fc.assert(
      fc.property(lists, fc.nat(5), end, end, (documents, from, even, odd) => {
        const tally = new Tally(size);
        const ends = Uint32Array.of(even, odd);
        const facetIndexes = Uint8Array.from({ length: size }, (_unused, each) => each % 2);
        const all = Uint32Array.from(documents.keys());
        forwardOf(documents).countInto(tally, all, all.length, { from, ends, facetIndexes });
        const isWanted = (each: number): boolean => each >= from && each < (each % 2 === 0 ? even : odd);
        const counts = new Map<number, number>();
        for (const each of documents.flat().filter(isWanted)) counts.set(each, (counts.get(each) ?? 0) + 1);
        const touched = [...tally.touched.subarray(0, tally.touchedLength)];
        expect(ascending(touched)).toEqual(ascending(counts.keys()));
        expect(touched.every((each) => tally.counts[each] === counts.get(each))).toBe(true);
      }),
    );
  });
});
