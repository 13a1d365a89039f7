/**
 * @module `/livez` and `/healthz`. Without its database the server is alive, must not be restarted, and still serves
 * searches from its index; it is not ready, because writes and reads of uncached rows fail.
 */
import { createRoute, z } from '@hono/zod-openapi';
import { answer, documented } from './api/answer.ts';
import type { Api } from './api/new-api.ts';
import { problems } from './api/schemas/problem.ts';
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
    ...problems(),
    200: documented(healthSchema, 'Ready.'),
    503: documented(healthSchema, 'Not ready: the answer says which part.'),
  },
});

const livenessSchema = z.object({ status: z.literal('ok') }).openapi('Liveness');

const livenessRoute = createRoute({
  method: 'get',
  path: '/livez',
  tags: ['Server'],
  summary: 'Whether the process answers, whatever its parts do',
  responses: { 200: documented(livenessSchema, 'Alive.'), ...problems() },
});

const noStore = { 'cache-control': 'no-store' };

export function addHealthRoutes(api: Api, services: Services): void {
  api.openapi(livenessRoute, () => answer(livenessSchema, { status: 'ok' }, { headers: noStore }));
  api.openapi(route, async () => {
    const { ready, ...parts } = await services.readiness();
    const body = { status: ready ? ('ok' as const) : ('unready' as const), ...parts };
    return answer(healthSchema, body, {
      status: ready ? 200 : 503,
      headers: noStore,
    });
  });
}
