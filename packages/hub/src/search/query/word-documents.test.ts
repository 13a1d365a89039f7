import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listBits, setBits } from '../bits/bitmap.ts';
import { BitmapPool } from '../bits/bitmap-pool.ts';
import type { Sources } from '../segment/postings.ts';
import {
  areFew,
  bitsOf,
  type Documents,
  documentsWith,
  keepWith,
  listWith,
  type SearchedWord,
} from './word-documents.ts';

const count = 640;

const ordinals = (maxLength: number): fc.Arbitrary<Uint32Array> =>
  fc
    .uniqueArray(fc.nat(count - 1), { maxLength, size: 'max' })
    .map((found) => Uint32Array.from(found).toSorted());

const bitmapOf = (list: Uint32Array): Uint32Array => {
  const bits = new Uint32Array(count / 32);
  setBits(bits, list);
  return bits;
};

/** A piece of a word: its documents, and where the index has them. */
interface Piece {
  readonly documents: ReadonlySet<number>;
  readonly sources: Sources;
}

/** Of a large index, lists take long to read: then the words of the documents are read instead. */
const sizes = fc.constantFrom(0, 0, 10_000_000);

const pieceArbitrary: fc.Arbitrary<Piece> = fc
  .record({
    lists: fc.array(fc.oneof(ordinals(15), ordinals(400)), { maxLength: 2 }),
    mixed: fc.array(fc.tuple(ordinals(30), sizes), { maxLength: 1 }),
    bitmaps: fc.array(ordinals(500), { maxLength: 2, size: 'xsmall' }),
  })
  .map(({ lists, mixed, bitmaps }) => ({
    documents: new Set(
      [...lists, ...mixed.map(([list]) => list), ...bitmaps].flatMap((list) => Array.from(list)),
    ),
    sources: {
      lists,
      mixed: mixed.map(([list, more]) => ({
        size: list.length + more,
        eachPart: (use) => use(list),
      })),
      bitmaps: bitmaps.map(bitmapOf),
    },
  }));

const readings = fc.array(fc.array(pieceArbitrary, { minLength: 1, maxLength: 2 }), {
  minLength: 1,
  maxLength: 2,
});
const wordsArbitrary = fc.array(readings, { minLength: 1, maxLength: 3 });
type Words = readonly (readonly (readonly Piece[])[])[];

const hasWords =
  (words: Words) =>
  (ordinal: number): boolean =>
    words.every((word) => word.some((pieces) => pieces.every(({ documents }) => documents.has(ordinal))));

const searched = (words: Words): SearchedWord[] =>
  words.map((word) => word.map((pieces) => pieces.map(({ sources }) => sources)));

const everyOrdinal = Array.from({ length: count }, (_unused, ordinal) => ordinal);

function ordinalsOf(documents: Documents): readonly number[] {
  const found = new Uint32Array(count);
  const pool = new BitmapPool(count);
  return [...found.subarray(0, listBits(bitsOf(documents, pool), found))];
}

/** A word of the first documents, and of some bitmaps. */
const wordOfFirst = (length: number, bitmaps: readonly Uint32Array[] = []): SearchedWord => [
  [{ lists: [Uint32Array.from(everyOrdinal.slice(0, length))], mixed: [], bitmaps: [...bitmaps] }],
];

describe('the documents that have all words', () => {
  it('are found whatever form the index has them in', () => {
    const seen = { list: 0, bits: 0 };
    fc.assert(
      fc.property(wordsArbitrary, (words) => {
        const has = hasWords(words);
        const documents = documentsWith(searched(words), has, new BitmapPool(count));
        expect(ordinalsOf(documents)).toEqual(everyOrdinal.filter(has));
        seen['list' in documents ? 'list' : 'bits'] += 1;
      }),
      { numRuns: 400 },
    );
    expect(Math.min(seen.list, seen.bits)).toBeGreaterThan(20);
  });

  it('are listed, ascending and once each', () => {
    fc.assert(
      fc.property(wordsArbitrary, (words) => {
        const pool = new BitmapPool(count);
        const given = searched(words);
        fc.pre(areFew(given, pool));
        const has = hasWords(words);
        expect([...listWith(given, has, pool)]).toEqual(everyOrdinal.filter(has));
      }),
      { numRuns: 300 },
    );
  });

  it('are those that are left of some', () => {
    fc.assert(
      fc.property(ordinals(60), wordsArbitrary, (given, words) => {
        const has = hasWords(words);
        const kept = keepWith(given, searched(words), has, new BitmapPool(count));
        expect([...kept]).toEqual([...given].filter(has));
      }),
      { numRuns: 400 },
    );
  });

  it('are looked up in long lists, in lists as short, and in both together', () => {
    const given = Uint32Array.of(3, 5, 40, 639);
    const long = Uint32Array.from(everyOrdinal.filter((ordinal) => ordinal % 2 === 1));
    const short = Uint32Array.of(2, 40);
    const kept = (...lists: readonly Uint32Array[]): readonly number[] => {
      const sources = { lists: [...lists], mixed: [], bitmaps: [] };
      return [...keepWith(given, [[[sources]]], () => false, new BitmapPool(count))];
    };
    expect(kept(long)).toEqual([3, 5, 639]);
    expect(kept(short)).toEqual([40]);
    expect(kept(long, short)).toEqual([3, 5, 40, 639]);
    expect(kept()).toEqual([]);
  });

  it('are few if one word has no more than a bitmap has numbers', () => {
    const pool = new BitmapPool(count);
    expect(areFew([wordOfFirst(pool.words)], pool)).toBe(true);
    expect(areFew([wordOfFirst(pool.words + 1)], pool)).toBe(false);
    expect(areFew([wordOfFirst(1, [new Uint32Array(pool.words)])], pool)).toBe(false);
    expect(areFew([wordOfFirst(count), wordOfFirst(2)], pool)).toBe(true);
  });
});
