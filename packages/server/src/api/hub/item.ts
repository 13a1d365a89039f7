/** @module One model, dataset or space by id, optionally at a revision. */
import { createRoute, type z } from '@hono/zod-openapi';
import type { RepoKind } from '@loadout/hub';
import { NotFoundError } from '../../errors.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { HubRecord, Services } from '../../services.ts';
import { answer, documented } from '../answer.ts';
import { repoCollections } from '../collections.ts';
import type { Api } from '../new-api.ts';
import { problems } from '../schemas/problem.ts';
import { idOf, idPaths, recordSchema, revisionPart } from '../schemas/record.ts';
import { expandOf, hubQuerySchema } from './query.ts';
import { itemShape } from './shape.ts';

const querySchema = hubQuerySchema.pick({ expand: true, 'expand[]': true });

export function addHubItemRoutes(api: Api, services: Services): void {
  for (const { kind, plural } of repoCollections) {
    for (const { path, params } of idPaths) {
      api.openapi(itemRoute(kind, `/api/${plural}${path}`, params), async (c) => {
        const record = await find(services, kind, idOf(c.req.param()));
        return answer(recordSchema, itemShape(kind, record, { expand: expandOf(c.req.valid('query')) }));
      });
      const atRevision = params.extend({ revision: revisionPart });
      api.openapi(itemRoute(kind, `/api/${plural}${path}/revision/{revision}`, atRevision), async (c) => {
        const record = await find(services, kind, idOf(c.req.param()));
        assertRevision(record, c.req.valid('param').revision);
        return answer(recordSchema, itemShape(kind, record, { expand: expandOf(c.req.valid('query')) }));
      });
    }
  }
}

const itemRoute = <Params extends z.ZodObject>(kind: RepoKind, path: string, params: Params) =>
  createRoute({
    method: 'get',
    path,
    tags: ['Hub'],
    summary: `Get one ${kind}`,
    request: { params, query: querySchema },
    responses: { 200: documented(recordSchema, `The ${kind}.`), ...problems(404, 503) },
  });

async function find(services: Services, kind: RepoKind, id: string): Promise<HubRecord> {
  const record = await services.record(kind, id);
  if (record === undefined) throw new NotFoundError(kind, id, await services.nearest(kind, id));
  return record;
}

/** Only the latest commit is stored. */
function assertRevision(record: HubRecord, revision: string): void {
  if (revision === 'main' || revision === 'HEAD' || revision === record.sha) return;
  throw new HttpProblem({
    status: 404,
    code: 'unknown-revision',
    title: 'Not found',
    detail: `Only the latest revision of ${record.id} is stored here, not ${JSON.stringify(revision)}.`,
    headers: { 'x-error-code': 'RevisionNotFound' },
  });
}
