/** @module How many models have a task or a library: the counts of an index. */
import type { Services } from '@loadout/server';

export async function modelCounts(
  services: Services,
  facet: 'app' | 'library' | 'task',
  /** Only models of this library. */
  library?: string,
): Promise<ReadonlyMap<string, number>> {
  const { facets } = await services.search('model', {
    limit: 1,
    facets: [facet],
    facetLimit: 1_000,
    ...(library !== undefined && { library: [library] }),
  });
  return new Map((facets[facet] ?? []).map(({ value, count }) => [value, count]));
}
