/** @module `/api/apps`. */
import { createRoute, z } from '@hono/zod-openapi';
import type { Services } from '../services.ts';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { appSchema } from './schemas/app.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/api/apps',
  tags: ['Catalogue'],
  summary: 'List the local apps',
  description: 'Their keys are the values of the search filter `app`.',
  responses: { 200: documented(z.array(appSchema), 'All local apps.') },
});

export function addAppRoutes(api: Api, services: Services): void {
  api.openapi(listRoute, () => answer(z.array(appSchema), services.apps()));
}
