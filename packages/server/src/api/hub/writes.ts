/** @module Write endpoints: put, delete and bulk import. They require the admin token. */
import { createRoute, z } from '@hono/zod-openapi';
import type { RepoKind } from '@loadout/hub';
import { NotFoundError } from '../../errors.ts';
import { adminOnly } from '../../http/admin.ts';
import { jsonBody } from '../../http/json-body.ts';
import { kilobytes, limits } from '../../http/limits/route-limits.ts';
import type { Services } from '../../services.ts';
import { repoCollections } from '../collections.ts';
import type { Api } from '../new-api.ts';
import { problems } from '../schemas/problem.ts';
import { documentedFields, idOf, idPaths } from '../schemas/record.ts';
import { deleteRoute, security, writtenAnswer, writtenResponses } from './write-route.ts';

/** Fields are validated when the record is stored, so that one response lists every error. */
const inputOf = (kind: RepoKind, name: string) => {
  const { required: _required, ...fields } = documentedFields(kind);
  return z.looseObject({}).openapi(name, {
    ...fields,
    description: `A ${kind} with the field names of the hub API. Its id may be left out: it is in the path.`,
  });
};

const recordInputs: Readonly<Record<RepoKind, ReturnType<typeof inputOf>>> = {
  model: inputOf('model', 'ModelInput'),
  dataset: inputOf('dataset', 'DatasetInput'),
  space: inputOf('space', 'SpaceInput'),
};

export function addHubWriteRoutes(api: Api, services: Services): void {
  const admin = adminOnly(services.settings.adminToken);
  for (const { kind, plural } of repoCollections) {
    for (const { path, params } of idPaths) {
      const at = `/api/${plural}${path}`;
      api.openapi(
        { ...putRoute(kind, at, params), middleware: [limits({ body: kilobytes(1024) }), admin, jsonBody] },
        async (c) => {
          const id = idOf(c.req.param());
          const result = await services.put(kind, id, c.req.valid('json'));
          return writtenAnswer(id, result);
        },
      );
      api.openapi(
        { ...deleteRoute(`one ${kind}`, 'The record was deleted.', at, params), middleware: [admin] },
        async (c) => {
          const id = idOf(c.req.param());
          if (await services.remove(kind, id)) return new Response(null, { status: 204 });
          throw new NotFoundError(kind, id, await services.nearest(kind, id));
        },
      );
    }
  }
}

const putRoute = <Params extends z.ZodObject>(kind: RepoKind, path: string, params: Params) =>
  createRoute({
    method: 'put',
    path,
    tags: ['Writes'],
    summary: `Create or replace one ${kind}`,
    security,
    request: {
      params,
      body: { required: true, content: { 'application/json': { schema: recordInputs[kind] } } },
    },
    responses: {
      ...writtenResponses,
      ...problems(400, 401, 403, 413, 415, 422, 503, 507),
    },
  });
