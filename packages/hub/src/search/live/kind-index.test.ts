import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldId } from '../../store/store.ts';
import { documentsArbitrary } from '../testing/arbitraries.ts';
import { indexOf } from '../testing/fixtures.ts';

const [documents = []] = fc.sample(documentsArbitrary(20), { seed: 5, numRuns: 1 });
const [first] = documents;
if (first === undefined) throw new Error('No documents were drawn.');

describe('removing a document', () => {
  it('that is unknown, or was removed before, changes nothing', () => {
    const index = indexOf(documents);
    index.remove('nobody/nothing');
    expect(index.dead).toEqual([]);
    index.remove(foldId(first.id));
    index.remove(foldId(first.id));
    expect(index.dead).toHaveLength(1);
  });

  it('that was added removes its words, except those of other documents', () => {
    const index = indexOf([]);
    index.put({ ...first, id: 'acme/zebrafinch-plain' });
    index.put({ ...first, id: 'acme/zebrafinch-other' });
    const words = () => [...index.deltaWords.besides('z')].filter((word) => word.startsWith('zebra'));
    expect(words()).toEqual(['zebrafinch']);
    index.remove('acme/zebrafinch-plain');
    expect(words()).toEqual(['zebrafinch']);
    expect([...index.deltaWords.documentsOf('zebrafinch', false)]).toHaveLength(1);
    index.remove('acme/zebrafinch-other');
    expect(words()).toEqual([]);
  });
});

describe('adding a document', () => {
  it('again, after it was removed, finds it by its words and their beginnings', () => {
    const index = indexOf([]);
    const put = () => index.put({ ...first, id: 'acme/zebrafinch' });
    put();
    index.remove('acme/zebrafinch');
    expect([...index.deltaWords.documentsOf('zebra', true)]).toEqual([]);
    put();
    for (const [word, unfinished] of [
      ['zebrafinch', false],
      ['zebra', true],
    ] as const)
      expect([...index.deltaWords.documentsOf(word, unfinished)].map(({ id }) => id)).toEqual([
        'acme/zebrafinch',
      ]);
    put();
    expect(index.count).toBe(1);
  });

  it('counts its words of the id and the tags, not those of the summary', () => {
    const index = indexOf([]);
    index.put({ ...first, id: 'acme/heron', summary: ['heronry'] });
    expect([index.deltaWords.countOf('heron'), index.deltaWords.countOf('heronry')]).toEqual([1, 0]);
    expect([...index.deltaWords.documentsOf('heronry', false)]).toHaveLength(1);
  });

  it('counts the figures that some document has', () => {
    const index = indexOf([]);
    expect(index.figures).toEqual([]);
    index.put({ ...first, id: 'acme/a', numbers: { likes: 1 } });
    index.put({ ...first, id: 'acme/b', numbers: { likes: 0, downloads: 3 } });
    expect(index.figures.toSorted()).toEqual(['downloads', 'likes']);
    index.remove('acme/b');
    expect(index.figures).toEqual(['likes']);
  });
});

describe('words similar to a mistyped one', () => {
  it('are found in added documents, if they are similar, with their number of documents', () => {
    const index = indexOf([]);
    for (const name of ['zebrafinch-a', 'zebrafinch-b', 'zebrawood-c', 'zephyr-d'])
      index.put({ ...first, id: `acme/${name}` });
    expect(index.similarTo('zebrafinhc', 2)).toEqual([{ word: 'zebrafinch', distance: 1, documents: 2 }]);
  });
  it('are listed once, if a document of the index and an added one have them', () => {
    const index = indexOf([{ ...first, id: 'acme/zebrafinch-a' }]);
    index.put({ ...first, id: 'acme/zebrafinch-b' });
    expect(index.similarTo('zebrafinhc', 2)).toEqual([{ word: 'zebrafinch', distance: 1, documents: 1 }]);
  });
});
