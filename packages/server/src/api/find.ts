/** @module `/api/search`: tasks, libraries, apps, providers, hardware, pages and records together, best first. */
import { createRoute } from '@hono/zod-openapi';
import type { Findable } from '../finding/finding.ts';
import type { Services } from '../services.ts';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { findAnswerSchema, findQuerySchema } from './schemas/find.ts';
import { problems } from './schemas/problem.ts';

const route = createRoute({
  method: 'get',
  path: '/api/search',
  tags: ['Search'],
  summary: 'Search everything',
  description:
    'Synonyms, initials, typing errors and pasted hub addresses are understood. One list, the best result first.',
  request: { query: findQuerySchema },
  responses: { 200: documented(findAnswerSchema, 'The best results.'), ...problems(400, 503) },
});

export function addFindRoute(api: Api, services: Services, pages: readonly Findable[] | undefined): void {
  api.openapi(route, async (c) => {
    const { q, kind, limit } = c.req.valid('query');
    const { query, go, results } = await services.find({ text: q, kinds: kind, limit, pages });
    return answer(findAnswerSchema, { query, ...(go !== undefined && { go }), results });
  });
}
