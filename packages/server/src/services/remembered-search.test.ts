import type { SearchEngine } from '@loadout/hub';
import { describe, expect, it } from 'vitest';
import { rememberedSearch } from './remembered-search.ts';

/** An index that returns the number of searches so far as `total`. */
function counting(): { index: Pick<SearchEngine, 'search' | 'status'>; readonly change: () => void } {
  let seq = 1;
  let requested = 0;
  return {
    index: {
      search: () => ({
        ids: ['acme/tide', 'ferry'],
        total: (requested += 1),
        facets: { task: [{ value: 'fill-mask', count: 2 }] },
        figures: ['likes'],
        unknown: [],
      }),
      status: () => ({ seq, records: { model: 0, dataset: 0, space: 0 } }),
    },
    change: () => {
      seq += 1;
    },
  };
}

describe('a cached search', () => {
  it('runs once for the same query', async () => {
    const search = rememberedSearch(counting().index);
    const first = await search.find('model', { text: 'tide' });
    expect(first.total).toBe(1);
    expect(await search.find('model', { text: 'tide' })).toEqual(first);
  });

  it('has the facets as JSON, too', async () => {
    const search = rememberedSearch(counting().index);
    for (const query of [{ text: 'tide' }, { text: 'ferry' }]) {
      const printed = await search.findPrinted('model', query);
      const { facets, ...rest } = await search.find('model', query);
      expect(printed).toEqual({ ...rest, facets: JSON.stringify(facets) });
      expect(await search.findPrinted('model', query)).toEqual(printed);
    }
  });

  it('has no ids where nothing was found', async () => {
    const { index } = counting();
    const search = rememberedSearch({
      ...index,
      search: async () => ({ ...(await index.search('model', {})), ids: [] }),
    });
    await search.find('model', {});
    expect((await search.find('model', {})).ids).toEqual([]);
  });

  it('runs again for another kind, another query, and after any change', async () => {
    const { index, change } = counting();
    const search = rememberedSearch(index);
    await search.find('model', { text: 'tide' });
    expect((await search.find('dataset', { text: 'tide' })).total).toBe(2);
    expect((await search.find('model', { text: 'ferry' })).total).toBe(3);
    change();
    expect((await search.find('model', { text: 'tide' })).total).toBe(4);
  });
});
