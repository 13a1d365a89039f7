/** @module Search answers are remembered until a record changes: people ask the same few questions again and again. */
import { type HubIndex, TtlCache } from '@loadout/hub';

/** An answer is a page of ids and its facets, some ten kilobytes; the weight is counted in answers. */
const limits = { maxEntries: 1_000, maxWeight: 1_000 };

type Search = HubIndex['search'];

export function rememberedSearch(index: Pick<HubIndex, 'search' | 'status'>): Search {
  const answers = new TtlCache<ReturnType<Search>>(limits, () => 0);
  return (kind, query) => {
    // An answer is true of one place in the sequence of changes; what was true of another grows old unasked.
    const key = `${index.status().seq} ${kind} ${JSON.stringify(query)}`;
    const known = answers.get(key);
    if (known !== undefined) return known.value;
    const found = index.search(kind, query);
    answers.set(key, found, 1, Infinity);
    return found;
  };
}
