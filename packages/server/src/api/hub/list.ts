/** @module `/api/models`, `/api/datasets`, `/api/spaces`: a JSON array, with the next page in the `Link` header. */
import { createRoute, z } from '@hono/zod-openapi';
import type { Services } from '../../services.ts';
import { answer, documented } from '../answer.ts';
import { repoCollections } from '../collections.ts';
import type { Api } from '../new-api.ts';
import { problems } from '../schemas/problem.ts';
import { recordSchema } from '../schemas/record.ts';
import { originOf } from './origin.ts';
import { expandOf, hubQuerySchema, searchRequestOf } from './query.ts';
import { listShape } from './shape.ts';

const listSchema = z.array(recordSchema);

export function addHubListRoutes(api: Api, services: Services): void {
  for (const { kind, plural } of repoCollections) {
    const route = createRoute({
      method: 'get',
      path: `/api/${plural}`,
      tags: ['Hub'],
      summary: `List the ${plural}, as hubs do`,
      request: { query: hubQuerySchema },
      responses: {
        200: documented(listSchema, 'One page; the `Link` header has the address of the next.'),
        ...problems(400, 503),
      },
    });
    api.openapi(route, async (c) => {
      const query = c.req.valid('query');
      const { items, next } = await services.search(kind, searchRequestOf(query));
      const headers =
        next === undefined ? {} : { link: nextLink(c.req.url, originOf(services, c.req.url), next) };
      const shape = listShape(kind, { ...query, expand: expandOf(query) });
      return answer(listSchema, items.map(shape), { headers });
    });
  }
}

function nextLink(requestUrl: string, origin: string, cursor: string): string {
  const { pathname, searchParams } = new URL(requestUrl);
  searchParams.set('cursor', cursor);
  return `<${origin}${pathname}?${searchParams.toString()}>; rel="next"`;
}
