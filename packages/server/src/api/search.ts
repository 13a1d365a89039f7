/** @module `/api/search/models`, `datasets` and `spaces`: items, total, facets and the next page's cursor. */
import { createRoute } from '@hono/zod-openapi';
import { statedSummary } from '@loadout/catalogue';
import type { PrintedAnswer, PrintRow, Services } from '../services.ts';
import { responseOf } from '../http/known-text.ts';
import { documented } from './answer.ts';
import { repoCollections } from './collections.ts';
import { listShape } from './hub/shape.ts';
import { type Api, invalid } from './new-api.ts';
import { plainSearch } from './plain-search.ts';
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
    const shape = listShape(kind, { also: cardFields });
    const print: PrintRow = (record) => JSON.stringify({ ...shape(record), summary: statedSummary(record) });
    api.openAPIRegistry.registerPath(route);
    api.get(route.path, async (c) => {
      const { q, params, unknown_size: unknown = false, ...rest } = searchParameters(c.req.queries());
      const request = { ...rest, text: q, params: params && { ...params, unknown } };
      return answerPage(await services.printedSearch(kind, request, print));
    });
  }
}

/** As `searchAnswerSchema` documents it. */
function answerPage({ items, total, facets, next }: PrintedAnswer): Response {
  const text = `{"items":[${items.join(',')}],"total":${total},"facets":${facets},"next":${JSON.stringify(next)}}`;
  return responseOf(text, { headers: { 'content-type': 'application/json' } });
}

function searchParameters(given: Readonly<Record<string, readonly string[]>>) {
  const plain = plainSearch(given);
  if (plain !== undefined) return plain;
  const single = Object.entries(given).map(([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ]);
  const read = searchQuerySchema.safeParse(Object.fromEntries(single));
  if (!read.success) throw invalid('query', read.error);
  return read.data;
}
