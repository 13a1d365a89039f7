/** @module Downloads and likes of a model, dataset or space over time. */
import { createRoute, z } from '@hono/zod-openapi';
import { historyLimit, type RepoKind } from '@loadout/hub';
import { NotFoundError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { answer, documented } from '../answer.ts';
import { repoCollections } from '../collections.ts';
import type { Api } from '../new-api.ts';
import { problems } from '../schemas/problem.ts';
import { idOf, idPaths } from '../schemas/record.ts';

const count = z.int().min(0).optional();

const historySchema = z
  .object({
    id: z.string(),
    points: z
      .array(z.object({ at: z.iso.datetime(), downloads: count, likes: count }))
      .max(historyLimit)
      .openapi({ description: 'One per day on which the hub was queried, oldest first.' }),
  })
  .openapi('History', {
    example: {
      id: 'sentence-transformers/all-MiniLM-L6-v2',
      points: [{ at: '2026-03-01T10:00:00.000Z', downloads: 1200, likes: 34 }],
    },
  });

/**
 * Registered before the routes of records: `/api/models/gpt2/history` is the history of `gpt2`, unless there is a
 * repository of that name.
 */
export function addHistoryRoutes(api: Api, services: Services): void {
  for (const { kind, plural } of repoCollections) {
    for (const { path, params } of idPaths) {
      api.openapi(historyRoute(kind, `/api/${plural}${path}/history`, params), async (c, next) => {
        const id = idOf(c.req.param());
        if (!id.includes('/') && (await services.record(kind, `${id}/history`)) !== undefined) {
          await next();
          return c.res;
        }
        const record = await services.record(kind, id);
        if (record === undefined) throw new NotFoundError(kind, id, await services.nearest(kind, id));
        return answer(historySchema, { id: record.id, points: [...(await services.history(kind, id))] });
      });
    }
  }
}

/**
 * Whether a path is that of a history, which is read-only. `PUT` and `DELETE` there are handled by
 * `/api/models/{owner}/{name}`, for a repository of that name.
 */
export const isHistoryPath = (path: string): boolean =>
  repoCollections.some(({ plural }) => new RegExp(String.raw`^/api/${plural}/[^/]+/history$`).test(path));

const historyRoute = <Params extends z.ZodObject>(kind: RepoKind, path: string, params: Params) =>
  createRoute({
    method: 'get',
    path,
    tags: ['Hub'],
    summary: `Get the downloads and likes of one ${kind} over time`,
    request: { params },
    responses: { 200: documented(historySchema, 'The figures seen.'), ...problems(404, 503) },
  });
