/** @module `/api/search/models`, `datasets` and `spaces`: items, total, facets and the next page's cursor. */
import { createRoute } from '@hono/zod-openapi';
import { type RepositoryRecord, statedSummary } from '@loadout/catalogue';
import type { HubRecord, Services } from '../services.ts';
import { answerItems, documented } from './answer.ts';
import { repoCollections } from './collections.ts';
import { listShape } from './hub/shape.ts';
import type { Api } from './new-api.ts';
import { problems } from './schemas/problem.ts';
import { searchAnswerSchema, searchQuerySchema } from './schemas/search.ts';

/** Fields shown on a result card. File lists and configurations are left out because of their size. */
const cardFields = ['author', 'gated', 'lastModified', 'safetensors', 'gguf', 'sdk'];

export function addSearchRoutes(api: Api, services: Services): void {
  for (const { kind, plural } of repoCollections) {
    const route = createRoute({
      method: 'get',
      path: `/api/search/${plural}`,
      tags: ['Search'],
      summary: `Search the ${plural}`,
      request: { query: searchQuerySchema },
      responses: { 200: documented(searchAnswerSchema, 'One page of results.'), ...problems(400, 503) },
    });
    const itemJson = itemJsonOf(listShape(kind, { also: cardFields }));
    api.openapi(route, async (c) => {
      const { q, params, unknown_size: unknown = false, ...rest } = c.req.valid('query');
      const found = await services.search(kind, {
        ...rest,
        text: q,
        params: params && { ...params, unknown },
      });
      return answerItems(searchAnswerSchema, found.items.map(itemJson), {
        total: found.total,
        facets: found.facets,
        next: found.next ?? null,
      });
    });
  }
}

/** Cached for as long as the record itself is: popular records are in most results. */
function itemJsonOf(shape: (record: HubRecord) => HubRecord): (record: RepositoryRecord) => string {
  const known = new WeakMap<RepositoryRecord, string>();
  return (record) => {
    const before = known.get(record);
    if (before !== undefined) return before;
    const json = JSON.stringify({ ...shape(record), summary: statedSummary(record) });
    known.set(record, json);
    return json;
  };
}
