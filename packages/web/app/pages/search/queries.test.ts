/** @module What people type, and what they want to see first: the list is in `queries.json`. */
import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';
import groups from './queries.json' with { type: 'json' };

/** Share of the queries whose first result must be the wanted one. */
const wanted = 0.95;

interface Judged {
  readonly query: string;
  readonly first: string;
  /** Results that may come first as well. */
  readonly also?: readonly string[];
}

const queries = groups.flatMap((group): readonly Judged[] => group.queries);

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

describe('queries', () => {
  it('are many, without duplicates', () => {
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });

  it(`find what was wanted first, ${wanted * 100}% of them`, async () => {
    const missed: string[] = [];
    const input = inputFor(services, '/search');
    for (const { query, first, also = [] } of queries) {
      const url = new URL(`/search?${new URLSearchParams({ q: query }).toString()}`, input.url);
      const { results } = await page.load({ ...input, url });
      const [found] = results;
      if (![first, ...also].some((href) => href === found?.href))
        missed.push(`${query}: ${found?.href ?? 'nothing'} instead of ${first}`);
    }
    const allowed = Math.floor((1 - wanted) * queries.length);
    // Fails with the list of those that were missed.
    expect(missed.length > allowed ? missed : []).toEqual([]);
  });
});
