/** @module The card of a model, dataset or space: get, put, delete. */
import { isUtf8 } from 'node:buffer';
import { createRoute, z } from '@hono/zod-openapi';
import type { RepoKind } from '@loadout/hub';
import type { Context, Next } from 'hono';
import { cardLimits } from '../../cards/render/limits.ts';
import { NotFoundError } from '../../errors.ts';
import { adminOnly } from '../../http/admin.ts';
import { mediaType, unsupportedType } from '../../http/json-body.ts';
import { limits } from '../../http/limits/route-limits.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { answer, documented } from '../answer.ts';
import { repoCollections } from '../collections.ts';
import type { Api } from '../new-api.ts';
import { cardSchema } from '../schemas/card.ts';
import { problems } from '../schemas/problem.ts';
import { idOf, idPaths } from '../schemas/record.ts';
import { deleteRoute, security, writtenAnswer, writtenResponses } from './write-route.ts';

const types = ['text/markdown', 'text/plain'];
const querySchema = z.strictObject({
  revision: z
    .string()
    .regex(/^[\w./-]{1,100}$/)
    .optional()
    .openapi({ description: 'The commit that the card was read at.', example: 'main' }),
});

/**
 * Registered before the routes of records: `/api/models/gpt2/card` is the card of `gpt2`, unless there is a repository
 * of that name, or a record is sent to it.
 */
export function addCardRoutes(api: Api, services: Services): void {
  const admin = adminOnly(services.settings.adminToken);
  for (const { kind, plural } of repoCollections) {
    for (const { path, params } of idPaths) {
      const at = `/api/${plural}${path}/card`;
      const isRepository = async (id: string): Promise<boolean> =>
        !id.includes('/') && (await services.record(kind, `${id}/card`)) !== undefined;

      api.openapi(getRoute(kind, at, params), async (c, next) => {
        const id = idOf(c.req.param());
        if (await isRepository(id)) return passOn(c, next);
        const record = await services.record(kind, id);
        if (record === undefined) throw new NotFoundError(kind, id, await services.nearest(kind, id));
        const card = await services.card(kind, record);
        if (card === undefined) throw noCard(id);
        const { kind: _, ...shown } = card;
        return answer(cardSchema, shown);
      });

      api.openapi(
        { ...putRoute(kind, at, params), middleware: [limits({ body: cardLimits.bytes }), admin] },
        async (c, next) => {
          const id = idOf(c.req.param());
          const type = mediaType(c.req.header('content-type'));
          if (!types.includes(type)) {
            if (!id.includes('/') && type.endsWith('json')) return passOn(c, next);
            throw unsupportedType(type, types.join(' or '));
          }
          const markdown = textOf(await c.req.arrayBuffer());
          const result = await services.putCard(kind, id, { markdown, ...c.req.valid('query') });
          return writtenAnswer(id, result);
        },
      );

      api.openapi(
        {
          ...deleteRoute(`the card of one ${kind}`, 'The card was deleted.', at, params),
          middleware: [admin],
        },
        async (c, next) => {
          const id = idOf(c.req.param());
          if (await isRepository(id)) return passOn(c, next);
          if (await services.removeCard(kind, id)) return new Response(null, { status: 204 });
          throw noCard(id);
        },
      );
    }
  }
}

/** The next route that matches handles the request. */
async function passOn(c: Context, next: Next): Promise<Response> {
  await next();
  return c.res;
}

function textOf(body: ArrayBuffer): string {
  const bytes = new Uint8Array(body);
  const text = isUtf8(bytes) ? new TextDecoder().decode(bytes) : '\0';
  if (text.trim() !== '' && !text.includes('\0')) return text;
  throw new HttpProblem({
    status: 422,
    code: 'invalid-card',
    title: 'Invalid card',
    detail: 'A card is Markdown in UTF-8 without NUL characters, and not empty.',
  });
}

const noCard = (id: string): HttpProblem =>
  new HttpProblem({
    status: 404,
    code: 'no-card',
    title: 'No card',
    detail: `There is no card of ${id} here.`,
    headers: { 'x-error-code': 'EntryNotFound' },
  });

const getRoute = <Params extends z.ZodObject>(kind: RepoKind, path: string, params: Params) =>
  createRoute({
    method: 'get',
    path,
    tags: ['Hub'],
    summary: `Get the card of one ${kind}`,
    request: { params },
    responses: { 200: documented(cardSchema, 'The card.'), ...problems(404, 503) },
  });

const putRoute = <Params extends z.ZodObject>(kind: RepoKind, path: string, params: Params) =>
  createRoute({
    method: 'put',
    path,
    tags: ['Writes'],
    summary: `Create or replace the card of one ${kind}`,
    security,
    request: {
      params,
      query: querySchema,
      // Documented only: the handler reads the text itself.
      body: {
        required: true,
        content: { 'text/markdown': { schema: z.string().min(1).max(cardLimits.bytes) } },
      },
    },
    responses: {
      ...writtenResponses,
      ...problems(400, 401, 403, 404, 413, 415, 422, 503, 507),
    },
  });
