/** @module `/api/space-snippets`: code that calls a space, embeds it in a page, or downloads its files. */
import { createRoute } from '@hono/zod-openapi';
import { jsonBody } from '../http/json-body.ts';
import type { Services } from '../services.ts';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { problems } from './schemas/problem.ts';
import { spaceSnippetAnswerSchema, spaceSnippetRequestSchema } from './schemas/repository-snippet.ts';
import { spaceSnippetsJson } from './snippet-json.ts';

const route = createRoute({
  method: 'post',
  path: '/api/space-snippets',
  tags: ['Snippets'],
  summary: 'Generate the snippets of a space',
  middleware: [jsonBody],
  request: {
    body: { required: true, content: { 'application/json': { schema: spaceSnippetRequestSchema } } },
  },
  responses: {
    200: documented(spaceSnippetAnswerSchema, 'The ways to use the space, the usual one first.'),
    ...problems(400, 404, 413, 415, 422, 503),
  },
});

export function addSpaceSnippetRoutes(api: Api, services: Services): void {
  api.openapi(route, async (c) => {
    const results = await services.spaceSnippets(c.req.valid('json'));
    return answer(spaceSnippetAnswerSchema, { results: results.map(spaceSnippetsJson) });
  });
}
