/** @module `/api/apps` and `/api/app-snippets`: the local apps, and how to run a model in each. */
import { createRoute, z } from '@hono/zod-openapi';
import { jsonBody } from '../http/json-body.ts';
import { NotFoundError } from '../errors.ts';
import type { Services } from '../services.ts';
import { catalogueServices } from '../services/catalogue.ts';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { appSchema, appSnippetAnswerSchema, appSnippetRequestSchema } from './schemas/app.ts';
import { problems } from './schemas/problem.ts';
import { pathText } from './schemas/record.ts';
import { appSnippetsJson } from './snippet-json.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/api/apps',
  tags: ['Catalogue'],
  summary: 'List the local apps',
  description: 'Their keys are the values of the search filter `app`.',
  responses: { 200: documented(z.array(appSchema), 'All local apps.'), ...problems() },
});

const itemRoute = createRoute({
  method: 'get',
  path: '/api/apps/{key}',
  tags: ['Catalogue'],
  summary: 'Get one local app',
  request: { params: z.object({ key: pathText('ollama') }) },
  responses: { 200: documented(appSchema, 'The app.'), ...problems(404) },
});

const snippetRoute = createRoute({
  method: 'post',
  path: '/api/app-snippets',
  tags: ['Snippets'],
  summary: 'Generate the commands and links that run a model in local apps',
  middleware: [jsonBody],
  request: {
    body: { required: true, content: { 'application/json': { schema: appSnippetRequestSchema } } },
  },
  responses: {
    200: documented(appSnippetAnswerSchema, 'The apps that can run the model.'),
    ...problems(400, 404, 413, 415, 422, 503),
  },
});

export function addAppRoutes(api: Api, services: Services): void {
  api.openapi(listRoute, () => answer(z.array(appSchema), services.apps()));
  api.openapi(itemRoute, (c) => {
    const { key } = c.req.valid('param');
    const app = services.app(key);
    if (!app) throw new NotFoundError('app', key, catalogueServices.nearest('app', key));
    return answer(appSchema, app);
  });
  api.openapi(snippetRoute, async (c) => {
    const request = c.req.valid('json');
    const results = await services.appSnippets(request);
    const { system } = request.options ?? {};
    return answer(appSnippetAnswerSchema, {
      results: results.map((result) => appSnippetsJson(result, system)),
    });
  });
}
