/** @module `/api/dataset-libraries` and `/api/dataset-snippets`: code that loads a dataset, by library. */
import { createRoute, z } from '@hono/zod-openapi';
import { jsonBody } from '../http/json-body.ts';
import type { Services } from '../services.ts';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { problems } from './schemas/problem.ts';
import { datasetLibrarySchema, datasetSnippetRequestSchema } from './schemas/repository-snippet.ts';
import { snippetAnswerSchema } from './schemas/snippet.ts';
import { datasetSnippetsJson } from './snippet-json.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/api/dataset-libraries',
  tags: ['Catalogue'],
  summary: 'List the libraries for datasets',
  responses: { 200: documented(z.array(datasetLibrarySchema), 'All libraries for datasets.'), ...problems() },
});

const snippetRoute = createRoute({
  method: 'post',
  path: '/api/dataset-snippets',
  tags: ['Snippets'],
  summary: 'Generate the snippets of a dataset',
  middleware: [jsonBody],
  request: {
    body: { required: true, content: { 'application/json': { schema: datasetSnippetRequestSchema } } },
  },
  responses: {
    200: documented(snippetAnswerSchema, 'The libraries that fit, the best first.'),
    ...problems(400, 404, 413, 415, 422, 503),
  },
});

export function addDatasetSnippetRoutes(api: Api, services: Services): void {
  api.openapi(listRoute, () => answer(z.array(datasetLibrarySchema), services.datasetLibraries()));
  api.openapi(snippetRoute, async (c) => {
    const results = await services.datasetSnippets(c.req.valid('json'));
    return answer(snippetAnswerSchema, { results: results.map(datasetSnippetsJson) });
  });
}
