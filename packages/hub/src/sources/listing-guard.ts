/** @module Detects an endless listing: a link back to an earlier page, or a long run of empty pages. */

import type { HubPage } from './hub-client.ts';
import { HubError } from './hub-error.ts';

/** A hub may filter a page after cutting it, which can leave it empty, but not this often in a row. */
const mostEmptyPages = 100;

export class ListingGuard {
  readonly #hub: string;
  readonly #seen = new Set<string>();
  #emptyPages = 0;

  constructor(hub: string, firstQuery: string) {
    this.#hub = hub;
    this.#seen.add(normalized(firstQuery));
  }

  /** Why the listing must not be continued after this page; `undefined` when it may. */
  problem(page: HubPage): HubError | undefined {
    if (page.next === undefined) return undefined;
    this.#emptyPages = page.records.length === 0 ? this.#emptyPages + 1 : 0;
    if (this.#emptyPages > mostEmptyPages) {
      return new HubError('bad-answer', `${this.#hub} lists ${mostEmptyPages} empty pages in a row`);
    }
    const next = normalized(page.next);
    if (this.#seen.has(next)) {
      return new HubError(
        'bad-answer',
        `${this.#hub} links from page ${this.#seen.size} of its listing back to an earlier page: the listing has no end`,
      );
    }
    this.#seen.add(next);
    return undefined;
  }
}

/** Ignores the order and encoding of the parameters. */
function normalized(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return parameters.toString();
}
