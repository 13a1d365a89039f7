import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KindIndex } from '../live/kind-index.ts';
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
