/** @module `/healthz`: whether this server can answer, for load balancers and people. */
import { createRoute, z } from '@hono/zod-openapi';
import { answer, documented } from './api/answer.ts';
import type { Api } from './api/new-api.ts';
import type { Services } from './services.ts';

const healthSchema = z
  .object({
    status: z.enum(['ok', 'unready']),
    store: z.enum(['ready', 'failed']),
    index: z.enum(['ready', 'failed']),
    records: z.object({ model: z.number().int(), dataset: z.number().int(), space: z.number().int() }),
  })
  .openapi('Health');

const route = createRoute({
  method: 'get',
  path: '/healthz',
  tags: ['Server'],
  summary: 'Whether the store and the index are ready',
  responses: {
    200: documented(healthSchema, 'Ready.'),
    503: documented(healthSchema, 'Not ready: the answer says which part.'),
  },
});

export function addHealthRoute(api: Api, services: Services): void {
  api.openapi(route, async () => {
    const { ready, ...parts } = await services.readiness();
    const body = { status: ready ? ('ok' as const) : ('unready' as const), ...parts };
    return answer(healthSchema, body, {
      status: ready ? 200 : 503,
      headers: { 'cache-control': 'no-store' },
    });
  });
}
