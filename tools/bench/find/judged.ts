/** @module The judged queries of the site's search: how many have the wanted result first, and nDCG@5. */

import type { Findable, FindAnswer } from '@loadout/server';
import { runnerImport } from 'vite';
import groups from '../../../packages/web/app/pages/search/queries.json' with { type: 'json' };
import { fileURLToPath } from 'node:url';

export interface Judged {
  readonly query: string;
  readonly first: string;
  /** Results that may come first as well. */
  readonly also?: readonly string[];
}

export const judged: readonly Judged[] = groups.flatMap((group): readonly Judged[] => group.queries);

const places = new URL('../../../packages/web/app/pages/search/places.server.ts', import.meta.url);

/** The pages of the site, which are collected by Vite. */
export async function sitePages(): Promise<readonly Findable[]> {
  const root = fileURLToPath(new URL('../../../packages/web', import.meta.url));
  const { module } = await runnerImport<{ places: readonly Findable[] }>(fileURLToPath(places), {
    root,
    configFile: false,
  });
  return module.places;
}

export interface Quality {
  readonly queries: number;
  /** Share with a wanted result first. */
  readonly passed: number;
  /** Mean nDCG@5, with the first wanted result of a query as its only relevant one. */
  readonly ndcg5: number;
  readonly missed: readonly string[];
}

export async function qualityOf(find: (text: string) => Promise<FindAnswer>): Promise<Quality> {
  const missed: string[] = [];
  let gain = 0;
  for (const { query, first, also = [] } of judged) {
    const { results } = await find(query);
    const at = results.findIndex(({ path }) => path === first || also.includes(path));
    if (at !== 0) missed.push(`${query}: ${results[0]?.path ?? 'nothing'}, not ${first}`);
    if (at >= 0 && at < 5) gain += 1 / Math.log2(at + 2);
  }
  const queries = judged.length;
  return { queries, passed: 1 - missed.length / queries, ndcg5: gain / queries, missed };
}
