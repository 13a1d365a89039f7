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

describe('words similar to a mistyped one', () => {
  it('are found in added documents, if they are similar, with their number of documents', () => {
    const index = indexOf([]);
    for (const name of ['zebrafinch-a', 'zebrafinch-b', 'zebrawood-c', 'zephyr-d'])
      index.put({ ...first, id: `acme/${name}` });
    expect(index.similarTo('zebrafinhc', 2)).toEqual([{ word: 'zebrafinch', distance: 1, documents: 2 }]);
  });
});
