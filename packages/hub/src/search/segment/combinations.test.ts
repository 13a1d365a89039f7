import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexOf } from '../testing/fixtures.ts';
import type { IndexedFields } from '../fields/fields.ts';
import { emptyTerms, type Segment } from './segment.ts';

const withTags = (number: number, tag: readonly string[]): IndexedFields => ({
  id: `owner/${number}`,
  terms: { ...emptyTerms(), tag },
  numbers: {},
  summary: [],
});

const segmentOf = (tags: readonly (readonly string[])[]): Segment =>
  indexOf(tags.map((own, number) => withTags(number, own))).segment;

const terms = ({ terms: { size } }: Segment): number[] =>
  Array.from({ length: size }, (_unused, term) => term);

/** By value, from the tags with which the documents were made. */
function countOneByOne(
  segment: Segment,
  tags: readonly (readonly string[])[],
  ordinals: Uint32Array,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const ordinal of ordinals) {
    const own = tags[Number(segment.idAt(ordinal).split('/')[1])] ?? [];
    for (const tag of own) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
}

function expectRight(segment: Segment, tags: readonly (readonly string[])[], ordinals: Uint32Array): void {
  const expected = countOneByOne(segment, tags, ordinals);
  const counts = segment.combinations.count(ordinals, ordinals.length);
  for (const term of terms(segment).filter((each) => segment.combinations.has(each)))
    expect(counts[term]).toBe(expected.get(segment.terms.valueOf(term)) ?? 0);
}

const everyOrdinal = ({ count }: Segment): Uint32Array =>
  Uint32Array.from({ length: count }, (_unused, i) => i);

describe('combinations', () => {
  it('count what the documents have, for any documents', () => {
    const tags = fc.uniqueArray(fc.integer({ min: 0, max: 11 }).map((number) => `tag-${number}`));
    fc.assert(
      fc.property(fc.array(tags, { maxLength: 80 }), fc.func(fc.boolean()), (documents, isChosen) => {
        const segment = segmentOf(documents);
        const chosen = everyOrdinal(segment).filter(isChosen);
        for (const ordinals of [chosen, everyOrdinal(segment), chosen])
          expectRight(segment, documents, ordinals);
        expect(terms(segment).every((term) => segment.combinations.has(term))).toBe(true);
      }),
    );
  });

  it('divide the terms among trees, and leave out those for which there is no room', () => {
    const tags = Array.from({ length: 100 }, (_unused, place) => `tag-${place}`);
    const documents = Array.from({ length: 3_000 }, (_unused, number) =>
      tags.filter((_tag, place) => Math.imul(number + 1, 2_654_435_761 + 2 * place * 40_503) >>> 31 === 1),
    );
    const segment = segmentOf(documents);
    const many = everyOrdinal(segment).filter((ordinal) => ordinal % 3 !== 0);
    for (const ordinals of [many, many.subarray(0, 2), many]) expectRight(segment, documents, ordinals);
    const combined = terms(segment).filter((term) => segment.combinations.has(term));
    expect(combined.length).toBeGreaterThan(40);
    expect(combined.length).toBeLessThan(tags.length);
  });

  it('leave out rare terms', () => {
    const documents = Array.from({ length: 2_000 }, (_unused, number) => [
      'frequent',
      `group-${number % 100}`,
      `own-${number}`,
    ]);
    const segment = segmentOf(documents);
    expectRight(segment, documents, everyOrdinal(segment).subarray(0, 20));
    const combined = terms(segment).filter((term) => segment.combinations.has(term));
    const values = combined.map((term) => segment.terms.valueOf(term));
    expect(values).toContain('group-99');
    expect(values.filter((value) => value.startsWith('own-'))).toEqual([]);
  });
});
