/** @module `/api/evaluation-frameworks`: the frameworks that benchmark datasets name. */
import { createRoute, z } from '@hono/zod-openapi';
import type { Services } from '../services.ts';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { problems } from './schemas/problem.ts';

export const evaluationFrameworkSchema = z
  .object({ id: z.string(), name: z.string(), description: z.string(), url: z.string() })
  .openapi('EvaluationFramework', {
    example: {
      id: 'mteb',
      name: 'MTEB',
      description: 'Scores embedding models on retrieval, clustering, classification and similarity.',
      url: 'https://github.com/embeddings-benchmark/mteb',
    },
  });

const route = createRoute({
  method: 'get',
  path: '/api/evaluation-frameworks',
  tags: ['Catalogue'],
  summary: 'List the evaluation frameworks',
  description: 'A dataset that is a benchmark names one of these ids in its `eval.yaml`.',
  responses: { 200: documented(z.array(evaluationFrameworkSchema), 'All frameworks.'), ...problems() },
});

export function addEvaluationFrameworkRoutes(api: Api, services: Services): void {
  api.openapi(route, () => answer(z.array(evaluationFrameworkSchema), services.evaluationFrameworks()));
}
