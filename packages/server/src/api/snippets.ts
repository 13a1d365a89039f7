/** @module `/api/snippets`: code that loads a model, by library. */
import { createRoute } from '@hono/zod-openapi';
import { jsonBody } from '../http/json-body.ts';
import type { Services } from '../services.ts';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { problems } from './schemas/problem.ts';
import { snippetAnswerSchema, snippetRequestSchema } from './schemas/snippet.ts';
import { librarySnippetsJson } from './snippet-json.ts';

const route = createRoute({
  method: 'post',
  path: '/api/snippets',
  tags: ['Snippets'],
  summary: 'Generate the snippets of a model',
  middleware: [jsonBody],
  request: { body: { required: true, content: { 'application/json': { schema: snippetRequestSchema } } } },
  responses: {
    200: documented(snippetAnswerSchema, 'The libraries that fit, the best first.'),
    ...problems(400, 404, 413, 415, 422, 503),
  },
});

export function addSnippetRoutes(api: Api, services: Services): void {
  api.openapi(route, async (c) => {
    const results = await services.snippets(c.req.valid('json'));
    return answer(snippetAnswerSchema, { results: results.map(librarySnippetsJson) });
  });
}
