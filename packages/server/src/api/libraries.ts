/** @module `/api/libraries`: the libraries for models. */
import { createRoute, z } from '@hono/zod-openapi';
import { canonicalLibraryKey } from '@loadout/catalogue';
import { NotFoundError } from '../errors.ts';
import type { Services } from '../services.ts';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { problems } from './schemas/problem.ts';
import { pathText } from './schemas/record.ts';
import { librarySchema } from './schemas/library.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/api/libraries',
  tags: ['Catalogue'],
  summary: 'List the libraries',
  responses: { 200: documented(z.array(librarySchema), 'All libraries.'), ...problems() },
});

const itemRoute = createRoute({
  method: 'get',
  path: '/api/libraries/{key}',
  tags: ['Catalogue'],
  summary: 'Get one library',
  request: { params: z.object({ key: pathText('transformers') }) },
  responses: {
    200: documented(librarySchema, 'The library.'),
    308: { description: 'The library has another key: follow the redirect.' },
    ...problems(404),
  },
});

export function addLibraryRoutes(api: Api, services: Services): void {
  api.openapi(listRoute, () => answer(z.array(librarySchema), services.libraries()));
  api.openapi(itemRoute, async (c) => {
    const { key } = c.req.valid('param');
    const library = services.library(key);
    if (library === undefined) {
      const canonical = canonicalLibraryKey(key);
      if (canonical !== undefined) return c.redirect(`/api/libraries/${canonical}`, 308);
      throw new NotFoundError('library', key, await services.nearest('library', key));
    }
    return answer(librarySchema, library);
  });
}
