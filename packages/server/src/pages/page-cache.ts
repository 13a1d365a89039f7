/** @module Rendered pages in bounded memory, least recently used dropped first. */
import { LRUCache } from 'lru-cache';
import type { KeptPage } from './kept-page.ts';

export interface PageCacheFigures {
  readonly hits: number;
  readonly misses: number;
  readonly pages: number;
  readonly bytes: number;
}

/** A single page must not evict many others. */
const largestShare = 1 / 16;

export class PageCache {
  readonly #pages: LRUCache<string, KeptPage> | undefined;
  readonly #largest: number;
  #hits = 0;
  #misses = 0;

  /** 0 keeps no pages. */
  constructor(maxBytes: number) {
    this.#largest = maxBytes * largestShare;
    this.#pages = maxBytes === 0 ? undefined : new LRUCache({ maxSize: maxBytes });
  }

  /** The page if it is still valid; `version` is only read for a page that shows records. */
  async find(key: string, version: () => Promise<string | undefined>): Promise<KeptPage | undefined> {
    const page = this.#pages?.get(key);
    if (page !== undefined && (await isRight(page, version))) {
      this.#hits += 1;
      return page;
    }
    this.#misses += 1;
    return undefined;
  }

  /** Must be called again after the size of the page has changed. */
  keep(key: string, page: KeptPage): void {
    const size = page.size + key.length * 2;
    this.#pages?.delete(key);
    if (size <= this.#largest) this.#pages?.set(key, page, { size });
  }

  has(key: string, page: KeptPage): boolean {
    return this.#pages?.peek(key) === page;
  }

  figures(): PageCacheFigures {
    return {
      hits: this.#hits,
      misses: this.#misses,
      pages: this.#pages?.size ?? 0,
      bytes: this.#pages?.calculatedSize ?? 0,
    };
  }
}

async function isRight({ validity }: KeptPage, version: () => Promise<string | undefined>): Promise<boolean> {
  if (Date.now() >= validity.until) return false;
  return validity.version === undefined || validity.version === (await version());
}
