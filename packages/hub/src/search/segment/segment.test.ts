import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { IndexedFields } from '../fields/fields.ts';
import type { KindIndex } from '../live/kind-index.ts';
import { search } from '../query/search.ts';
import { documentsArbitrary } from '../testing/arbitraries.ts';
import { byId, indexOf, segmentOf } from '../testing/fixtures.ts';
import { foldId } from '../../store/store.ts';
import { emptyTerms } from './segment.ts';

describe('a segment', () => {
  it('gives back the fields of its documents', () => {
    fc.assert(
      fc.property(documentsArbitrary(30), (given) => {
        const segment = segmentOf(given);
        const documents = byId(given);
        expect(segment.count).toBe(given.length);
        for (let ordinal = 0; ordinal < segment.count; ordinal += 1) {
          const { id, terms, numbers, summary } = segment.fieldsAt(ordinal);
          const original = documents.get(foldId(id));
          expect([id, numbers, summary.toSorted()]).toEqual([
            original?.id,
            original?.numbers,
            original?.summary.toSorted(),
          ]);
          for (const [facet, values] of Object.entries(original?.terms ?? {}))
            expect([
              facet,
              Object.entries(terms)
                .find(([name]) => name === facet)?.[1]
                .toSorted(),
            ]).toEqual([facet, [...new Set(values)].toSorted()]);
          expect(segment.ordinalOf(foldId(id))).toBe(ordinal);
        }
        expect(segment.ordinalOf('nobody/nothing')).toBeLessThan(0);
      }),
      { numRuns: 60 },
    );
  });
});

describe('stored counts of two terms', () => {
  it('are those of the documents that have both, and of a third term among these', () => {
    let known = 0;
    fc.assert(
      fc.property(documentsArbitrary(60), (given) => {
        const segment = segmentOf(given);
        const { pairs, terms, count } = segment;
        const documents = Array.from({ length: count }, (_unused, at) => new Set(segment.termsOf(at)));
        const having = (...all: readonly number[]): number =>
          documents.filter((own) => all.every((term) => own.has(term))).length;
        for (let a = 0; a < Math.min(12, terms.size); a += 1) {
          const one = pairs.countsWith([a]);
          for (let b = 0; b < Math.min(12, terms.size); b += 1) {
            expect(pairs.both(a, b) ?? having(a, b)).toBe(having(a, b));
            expect(one?.count(b) ?? having(a, b)).toBe(having(a, b));
            const two = a === b ? undefined : pairs.countsWith([a, b]);
            if (two !== undefined) known += 1;
            for (let c = 0; c < Math.min(two?.end ?? 0, terms.size); c += 1)
              expect(two?.count(c)).toBe(having(a, b, c));
          }
        }
        expect(pairs.countsWith([])).toBeUndefined();
        expect(pairs.countsWith([0, 1, 2])).toBeUndefined();
      }),
      { numRuns: 15 },
    );
    expect(known).toBeGreaterThan(50);
  });

  it('are known for pairs of frequent terms only', () => {
    const documents = Array.from({ length: 400 }, (_unused, at) => ({
      id: `owner/model-${at}`,
      terms: {
        ...emptyTerms(),
        tag: [
          'a',
          ...(at % 4 === 0 ? [] : ['b']),
          ...(at % 4 === 1 ? [] : ['c']),
          ...[1, 2, 3, 4, 5].map((own) => `${at}-${own}`),
        ],
      },
      numbers: {},
      summary: [],
    }));
    const { pairs, terms } = segmentOf(documents);
    expect(pairs.countsWith([1, 2])?.count(0)).toBe(200);
    for (let rare = 3; rare < terms.size; rare += 1) {
      expect(pairs.countsWith([0, rare])).toBeUndefined();
      expect(pairs.countsWith([1, rare])).toBeUndefined();
    }
  });
});

/** A hundred values that no other document has. */
const documentAt = (at: number): IndexedFields => ({
  id: `owner/model-${at}`,
  terms: {
    ...emptyTerms(),
    tag: Array.from({ length: 100 }, (_unused, n) => `value-${at}-${n}`),
    task: [at % 2 === 0 ? 'even' : 'odd'],
  },
  numbers: { downloads: at },
  summary: [],
});

describe('more values than two bytes can number', () => {
  let index: KindIndex;
  beforeAll(() => {
    index = indexOf(Array.from({ length: 700 }, (_unused, at) => documentAt(at)));
  });

  it('are all found', () => {
    expect(index.segment.terms.size).toBe(70_002);
    for (const at of [0, 333, 699])
      for (const n of [0, 99])
        expect(search(index, { filters: { tag: [`value-${at}-${n}`] }, facets: [] }).ids).toEqual([
          `owner/model-${at}`,
        ]);
  });

  it('are all counted', () => {
    const { facets } = search(index, {
      text: 'model-699',
      facets: ['tag', 'task'],
      facetLimit: 200,
    });
    expect(facets.task).toEqual([{ value: 'odd', count: 1 }]);
    expect(facets.tag?.map(({ value }) => value).toSorted()).toEqual(documentAt(699).terms.tag.toSorted());
    expect(facets.tag?.every(({ count }) => count === 1)).toBe(true);
  });

  it('are given back with their document', () => {
    const ordinal = index.segment.ordinalOf('owner/model-699');
    expect([...index.segment.fieldsAt(ordinal).terms.tag].toSorted()).toEqual(
      documentAt(699).terms.tag.toSorted(),
    );
  });
});

const tagged = (id: string, ...tag: readonly string[]): IndexedFields => ({
  id,
  terms: { ...emptyTerms(), tag },
  numbers: {},
  summary: ['heron'],
});

describe('words similar to a mistyped one', () => {
  it('count the documents that have them in the id or in a tag', () => {
    const { words } = segmentOf([
      tagged('a/heron'),
      tagged('a/x', 'heron'),
      tagged('a/y', 'grey-heron'),
      tagged('a/z', 'crane'),
    ]);
    expect(words.similarTo('hreon', 1)).toEqual([{ word: 'heron', distance: 1, documents: 3 }]);
    expect(words.similarTo('carne', 1)).toEqual([{ word: 'crane', distance: 1, documents: 1 }]);
  });
});
