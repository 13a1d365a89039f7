import { describe, expect, it } from 'vitest';
import type { IndexedFields } from '../fields/fields.ts';
import { segmentOf } from '../testing/fixtures.ts';
import { emptyTerms, type Segment } from './segment.ts';

interface Given {
  readonly id: string;
  readonly tag?: readonly string[];
  readonly summary?: readonly string[];
}

const documentOf = ({ id, tag = [], summary = [] }: Given): IndexedFields => ({
  id,
  terms: { ...emptyTerms(), tag },
  numbers: {},
  summary,
});

const segmentWith = (documents: readonly Given[]): Segment => segmentOf(documents.map(documentOf));

/** By value: how many of the documents with this beginning have the tag. */
function countsOf(
  { beginnings, words, terms }: Segment,
  beginning: string,
): Record<string, number> | undefined {
  const stored = beginnings.countsOf(words.rangeOf(beginning, true));
  if (stored === undefined) return undefined;
  const counts = Array.from({ length: Math.min(stored.end, terms.size) }, (_unused, term) => [
    terms.valueOf(term),
    stored.count(term),
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}

describe('the counts of a beginning', () => {
  const segment = segmentWith([
    { id: 'harbour/llama', tag: ['llm', 'red'] },
    { id: 'harbour/lamp', tag: ['red'] },
    { id: 'harbour/other', tag: ['blue'], summary: ['a', 'llama'] },
    { id: 'harbour/last', tag: ['llama-like', 'blue'] },
  ]);

  it('are those of documents with a word in the id, a tag or the summary', () => {
    expect(countsOf(segment, 'llam')).toEqual({ 'llama-like': 1, blue: 2, llm: 1, red: 1 });
    expect(countsOf(segment, 'la')).toEqual({ 'llama-like': 1, blue: 1, red: 1 });
  });

  it('count a document once, whatever number of such words it has', () => {
    expect(countsOf(segment, 'l')).toEqual({ 'llama-like': 1, blue: 2, llm: 1, red: 2 });
  });

  it('are the same for beginnings of the same words', () => {
    expect(countsOf(segment, 'ha')).toEqual(countsOf(segment, 'harbour'));
    expect(countsOf(segment, 'harbour')).toEqual({ 'llama-like': 1, blue: 2, llm: 1, red: 2 });
  });

  it('do not exist for a word that nothing has', () => {
    expect(countsOf(segment, 'x')).toBeUndefined();
  });
});

it('rare beginnings have none', () => {
  const segment = segmentWith(
    Array.from({ length: 200 }, (_unused, number) => ({
      id: `harbour/${number === 7 ? 'single' : 'tide'}-${number}`,
      tag: ['red'],
    })),
  );
  expect(countsOf(segment, 't')).toEqual({ red: 199 });
  expect(countsOf(segment, 'single')).toBeUndefined();
});

it('an index without documents has none', () => {
  expect(countsOf(segmentWith([]), 'a')).toBeUndefined();
});
