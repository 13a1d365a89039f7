import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KindIndex } from '../live/kind-index.ts';
import { emptyTerms } from '../segment/segment.ts';
import { documentsArbitrary } from '../testing/arbitraries.ts';
import { candidatesConformance } from '../testing/candidates-conformance.ts';
import { indexOf } from '../testing/fixtures.ts';
import { builtInMemory, writtenInMemory } from '../testing/tested-engine.ts';
import { candidatesFor } from './candidates.ts';

describe.each([
  ['built', builtInMemory],
  ['just written', writtenInMemory],
])('documents in memory, %s', (_how, open) => {
  candidatesConformance(open);
});

const idsIn = (index: KindIndex, limit: number): readonly string[] =>
  candidatesFor(index, 'heron', limit).map(({ id }) => id);

describe('documents that were just written', () => {
  const [[pattern] = []] = fc.sample(documentsArbitrary(5), { seed: 7, numRuns: 1 });
  if (pattern === undefined) throw new Error('No document was drawn.');
  const written = {
    'acme/heron-few': { downloads: 5 },
    'acme/heron-most': { downloads: 9 },
    'acme/heron-many': { downloads: 7, score: 2 },
    'acme/heron-many-higher': { downloads: 7, score: 4 },
    'acme/heron-low': { score: 1 },
    'acme/heron-high': { score: 3 },
    'acme/heron-unknown': {},
  };
  const indexWith = (ids: readonly string[]): KindIndex => {
    const index = indexOf([]);
    for (const [id, numbers] of Object.entries(written))
      if (ids.includes(id)) index.put({ ...pattern, id, numbers });
    return index;
  };

  it('are ordered by downloads, then by score; those without downloads follow', () => {
    const inOrder = [
      'acme/heron-most',
      'acme/heron-many-higher',
      'acme/heron-many',
      'acme/heron-few',
      'acme/heron-high',
      'acme/heron-low',
      'acme/heron-unknown',
    ];
    expect(idsIn(indexWith(inOrder), 10)).toEqual(inOrder);
  });

  it('are limited to the best with and the best without downloads, in whatever order they came', () => {
    const index = indexWith(Object.keys(written));
    expect(idsIn(index, 2)).toEqual([
      'acme/heron-most',
      'acme/heron-many-higher',
      'acme/heron-high',
      'acme/heron-low',
    ]);
    expect(idsIn(index, 1)).toEqual(['acme/heron-most', 'acme/heron-high']);
  });
});

describe('documents that were just written and those of a built index', () => {
  const places = fc.record({
    id: fc.constantFrom('acme/heron', 'heron', 'acme/heron-x', 'acme/old-heron', 'acme/hero', 'acme/crane'),
    tag: fc.subarray(['heron', 'herons', 'grey']),
    summary: fc.subarray(['heron', 'heronry']),
    isCounted: fc.boolean(),
  });

  /** With distinct ids, figures and owners, in any order. */
  const documents = fc
    .array(places, { minLength: 1, maxLength: 40, size: 'max' })
    .chain((all) =>
      fc
        .shuffledSubarray([...all.keys()], { minLength: all.length })
        .map((figures) => all.map((place, at) => ({ ...place, at, figure: figures[at] ?? 0 }))),
    )
    .map((all) =>
      all.map(({ id, tag, summary, isCounted, at, figure }) => ({
        id: id.includes('/') ? `owner${at}${id.slice(4)}` : `${id}${at === 0 ? '' : `-${at}`}`,
        terms: { ...emptyTerms(), tag, task: [`task-${at}`] },
        numbers: isCounted ? { downloads: figure } : { score: figure },
        summary,
      })),
    );

  it('are the same candidates', () => {
    fc.assert(
      fc.property(
        documents,
        fc.constantFrom('heron', 'hero', 'grey heron', 'old heron', 'heron g', 'owner0/heron'),
        fc.integer({ min: 1, max: 3 }),
        (given, text, limit) => {
          const written = indexOf([]);
          for (const fields of given) written.put(fields);
          const inOrder = (index: KindIndex) =>
            candidatesFor(index, text, limit).toSorted((a, b) => (a.id < b.id ? -1 : 1));
          expect(inOrder(written)).toEqual(inOrder(indexOf(given)));
        },
      ),
      { numRuns: 400 },
    );
  });
});
