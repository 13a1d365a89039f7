/** @module `/openapi.json`: the OpenAPI document, generated from the routes on first use. */
import type { Api } from './api/new-api.ts';
import { originOf } from './api/hub/origin.ts';
import type { Services } from './services.ts';
import { version } from './version.ts';

const description = [
  'Tasks, libraries, models, datasets and spaces, and for every model the snippets that load it or call it.',
  'Errors are `application/problem+json`. GET answers carry an `ETag`; send it back in `If-None-Match`.',
  '`/api/models`, `/api/datasets` and `/api/spaces` speak the hub API, so that hub clients work unchanged.',
].join('\n\n');

export function addOpenApiDocument(api: Api, services: Services): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'adminToken', {
    type: 'http',
    scheme: 'bearer',
    description: 'The value of LOADOUT_ADMIN_TOKEN.',
  });
  let document: ReturnType<Api['getOpenAPI31Document']> | undefined;
  api.get('/openapi.json', (c) => {
    document ??= api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Loadout', version, description, license: { name: 'Apache-2.0' } },
    });
    return c.json({ ...document, servers: [{ url: originOf(services, c.req.url) }] });
  });
}
