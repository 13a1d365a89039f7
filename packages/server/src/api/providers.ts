/** @module `/api/providers`: the inference providers with their tasks and clients. */
import { createRoute, z } from '@hono/zod-openapi';
import { NotFoundError } from '../errors.ts';
import type { Services } from '../services.ts';
import { catalogueServices } from '../services/catalogue.ts';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { problems } from './schemas/problem.ts';
import { providerSchema } from './schemas/provider.ts';
import { pathText } from './schemas/record.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/api/providers',
  tags: ['Catalogue'],
  summary: 'List the inference providers',
  description: 'Their ids are the values of the search filter `provider`.',
  responses: { 200: documented(z.array(providerSchema), 'All providers.'), ...problems() },
});

const itemRoute = createRoute({
  method: 'get',
  path: '/api/providers/{id}',
  tags: ['Catalogue'],
  summary: 'Get one inference provider',
  request: { params: z.object({ id: pathText('together') }) },
  responses: { 200: documented(providerSchema, 'The provider.'), ...problems(404) },
});

export function addProviderRoutes(api: Api, services: Services): void {
  api.openapi(listRoute, () => answer(z.array(providerSchema), services.providers()));
  api.openapi(itemRoute, (c) => {
    const { id } = c.req.valid('param');
    const provider = services.provider(id);
    if (!provider) throw new NotFoundError('provider', id, catalogueServices.nearest('provider', id));
    return answer(providerSchema, provider);
  });
}
