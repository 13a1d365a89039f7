/** @module `/api/inference-snippets`: code that calls a model through an inference provider, by client. */
import { createRoute } from '@hono/zod-openapi';
import { jsonBody } from '../http/json-body.ts';
import type { Services } from '../services.ts';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { inferenceAnswerSchema, inferenceRequestSchema } from './schemas/inference.ts';
import { problems } from './schemas/problem.ts';
import { inferenceSnippetJson } from './snippet-json.ts';

const route = createRoute({
  method: 'post',
  path: '/api/inference-snippets',
  tags: ['Snippets'],
  summary: 'Generate the inference snippets of a model',
  middleware: [jsonBody],
  request: { body: { required: true, content: { 'application/json': { schema: inferenceRequestSchema } } } },
  responses: {
    200: documented(
      inferenceAnswerSchema,
      'Snippets of each client that can make the call, and the providers of the model.',
    ),
    ...problems(400, 404, 413, 415, 422, 503),
  },
});

export function addInferenceRoutes(api: Api, services: Services): void {
  api.openapi(route, async (c) => {
    const { snippets, notices, providers } = await services.inferenceSnippets(c.req.valid('json'));
    return answer(inferenceAnswerSchema, {
      snippets: snippets.map(inferenceSnippetJson),
      ...(notices.length > 0 && { notices }),
      providers,
    });
  });
}
