/** @module What write endpoints share: the admin token, the response to a write, and the route that deletes. */
import { createRoute, z } from '@hono/zod-openapi';
import type { CardWrite } from '@loadout/hub';
import { answer, type AnswerDocument, documented } from '../answer.ts';
import { problems } from '../schemas/problem.ts';

export const security = [{ adminToken: [] }];

const written = z
  .object({ id: z.string(), result: z.enum(['created', 'replaced', 'unchanged']) })
  .openapi('Written', { example: { id: 'ada/tide-base', result: 'created' } });

export const writtenResponses: Readonly<Record<200 | 201, AnswerDocument>> = {
  200: documented(written, 'It was replaced, or is unchanged.'),
  201: documented(written, 'It was created.'),
};

export const writtenAnswer = (id: string, result: CardWrite) =>
  answer(written, { id, result }, { status: result === 'created' ? 201 : 200 });

/** `what` is "one model" or "the card of one model", `deleted` what the response says. */
export const deleteRoute = <Params extends z.ZodObject>(
  what: string,
  deleted: string,
  path: string,
  params: Params,
) =>
  createRoute({
    method: 'delete',
    path,
    tags: ['Writes'],
    summary: `Delete ${what}`,
    security,
    request: { params },
    responses: { 204: { description: deleted }, ...problems(401, 403, 404, 503, 507) },
  });
