/** @module Search in a cluster, and in memory while the cluster fails. */

import type { SearchEngine } from '../live/index-options.ts';
import { SearchError } from './search-error.ts';

/** Both follow the same store. The cluster finds words of cards, the index in memory does not. */
export function withFallback(cluster: SearchEngine, memory: SearchEngine): SearchEngine {
  const either = async <T>(ask: (engine: SearchEngine) => T | Promise<T>): Promise<T> => {
    try {
      return await ask(cluster);
    } catch (error) {
      if (error instanceof SearchError) return ask(memory);
      throw error;
    }
  };
  return {
    search: (kind, query) => either((engine) => engine.search(kind, query)),
    candidates: (kind, text, limit) => either((engine) => engine.candidates(kind, text, limit)),
    similarWords: (kind, word, limit) => either((engine) => engine.similarWords(kind, word, limit)),
    list: (kind, stretch) => either((engine) => engine.list(kind, stretch)),
    async refresh() {
      await Promise.all([memory.refresh(), cluster.refresh().catch(() => undefined)]);
    },
    status() {
      const status = memory.status();
      return { ...status, version: `${status.seq} ${cluster.status().seq}` };
    },
    async close() {
      await Promise.all([cluster.close(), memory.close()]);
    },
  };
}
