import type { SearchEngine } from '@loadout/hub';
import { describe, expect, it } from 'vitest';
import { rememberedSearch } from './remembered-search.ts';

/** An index that returns the number of searches so far as `total`. */
function counting(): { index: Pick<SearchEngine, 'search' | 'status'>; readonly change: () => void } {
  let seq = 1;
  let requested = 0;
  return {
    index: {
      search: () => ({ ids: [], total: (requested += 1), facets: {}, figures: [], unknown: [] }),
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
    expect((await search('model', { text: 'tide' })).total).toBe(1);
    expect((await search('model', { text: 'tide' })).total).toBe(1);
  });

  it('runs again for another kind, another query, and after any change', async () => {
    const { index, change } = counting();
    const search = rememberedSearch(index);
    await search('model', { text: 'tide' });
    expect((await search('dataset', { text: 'tide' })).total).toBe(2);
    expect((await search('model', { text: 'ferry' })).total).toBe(3);
    change();
    expect((await search('model', { text: 'tide' })).total).toBe(4);
  });
});
