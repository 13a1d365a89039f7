import type { HubIndex } from '@loadout/hub';
import { describe, expect, it } from 'vitest';
import { rememberedSearch } from './remembered-search.ts';

/** An index that returns the number of searches so far as `total`. */
function counting(): { index: Pick<HubIndex, 'search' | 'status'>; readonly change: () => void } {
  let seq = 1;
  let asked = 0;
  return {
    index: {
      search: () => ({ ids: [], total: (asked += 1), facets: {}, figures: [], unknown: [] }),
      status: () => ({ seq, records: { model: 0, dataset: 0, space: 0 } }),
    },
    change: () => {
      seq += 1;
    },
  };
}

describe('a remembered search', () => {
  it('is asked once for the same question', () => {
    const search = rememberedSearch(counting().index);
    expect(search('model', { text: 'tide' }).total).toBe(1);
    expect(search('model', { text: 'tide' }).total).toBe(1);
  });

  it('is asked again for another kind, another question, and after any change', () => {
    const { index, change } = counting();
    const search = rememberedSearch(index);
    search('model', { text: 'tide' });
    expect(search('dataset', { text: 'tide' }).total).toBe(2);
    expect(search('model', { text: 'ferry' }).total).toBe(3);
    change();
    expect(search('model', { text: 'tide' }).total).toBe(4);
  });
});
