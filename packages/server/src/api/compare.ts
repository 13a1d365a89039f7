/** @module `/api/compare`: two to four models side by side. */
import { createRoute } from '@hono/zod-openapi';
import { machineLabel, printMachine, totalMemory } from '@loadout/catalogue';
import type { Comparison, Services } from '../services.ts';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { comparisonQuerySchema, comparisonSchema } from './schemas/compare.ts';
import { problems } from './schemas/problem.ts';
import { librarySnippetsJson } from './snippet-json.ts';

const route = createRoute({
  method: 'get',
  path: '/api/compare',
  tags: ['Catalogue'],
  summary: 'Compare two to four models',
  request: { query: comparisonQuerySchema },
  responses: {
    200: documented(comparisonSchema, 'The models in the order of the request.'),
    ...problems(400, 404, 422, 503),
  },
});

export const comparisonJson = ({ machine, models, contextLength }: Comparison) => ({
  contextLength,
  ...(machine && {
    machine: {
      text: printMachine(machine),
      label: machineLabel(machine),
      memoryGB: totalMemory(machine),
    },
  }),
  models: models.map(({ code, ...model }) => ({
    ...model,
    ...(code && { code: librarySnippetsJson(code) }),
  })),
});

export function addCompareRoutes(api: Api, services: Services): void {
  api.openapi(route, async (c) => {
    const { models, fits, context } = c.req.valid('query');
    const comparison = await services.compare({ models, hardware: fits, context });
    return answer(comparisonSchema, comparisonJson(comparison));
  });
}
