import type { HubIndex } from '@loadout/hub';
import { describe, expect, it } from 'vitest';
import { rememberedSearch } from './remembered-search.ts';

/** An index that returns the number of searches so far as `total`. */
function counting(): { index: Pick<HubIndex, 'search' | 'status'>; readonly change: () => void } {
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

describe('a remembered search', () => {
  it('runs once for the same query', () => {
    const search = rememberedSearch(counting().index);
    expect(search('model', { text: 'tide' }).total).toBe(1);
    expect(search('model', { text: 'tide' }).total).toBe(1);
  });

  it('runs again for another kind, another query, and after any change', () => {
    const { index, change } = counting();
    const search = rememberedSearch(index);
    search('model', { text: 'tide' });
    expect(search('dataset', { text: 'tide' }).total).toBe(2);
    expect(search('model', { text: 'ferry' }).total).toBe(3);
    change();
    expect(search('model', { text: 'tide' }).total).toBe(4);
  });
});
