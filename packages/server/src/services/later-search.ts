/** @module Search that opens with its first use: most lookups on the command line read one record and search nothing. */
import type { IndexStatus, SearchEngine } from '@loadout/hub';

const unopened: IndexStatus = { seq: -1, records: { model: 0, dataset: 0, space: 0 } };

export function laterSearch(open: () => Promise<SearchEngine>): SearchEngine {
  let opened: SearchEngine | undefined;
  let opening: Promise<SearchEngine> | undefined;
  const engine = (): Promise<SearchEngine> => {
    opening ??= open().then((found) => (opened = found));
    return opening;
  };
  return {
    search: async (kind, query) => (await engine()).search(kind, query),
    candidates: async (kind, text, limit) => (await engine()).candidates(kind, text, limit),
    similarWords: async (kind, word, limit) => (await engine()).similarWords(kind, word, limit),
    list: async (kind, stretch) => (await engine()).list(kind, stretch),
    // An index reads the store as it is when it opens.
    refresh: async () => opened?.refresh(),
    status: () => opened?.status() ?? unopened,
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
