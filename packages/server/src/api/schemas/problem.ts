/** @module Error responses for the OpenAPI document. */
import { z } from '@hono/zod-openapi';

const problemSchema = z
  .object({
    type: z.string(),
    code: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    nearest: z.array(z.string()).optional(),
  })
  .openapi('Problem', {
    example: {
      type: 'urn:loadout:problem:unknown-task',
      code: 'unknown-task',
      title: 'Not found',
      status: 404,
      detail: 'There is no task "text-clasification" here. Nearest: text-classification.',
      nearest: ['text-classification'],
    },
  });

const meanings = {
  400: 'The request is not as expected; `errors` names each field, 20 at most.',
  401: 'The admin token is missing or wrong.',
  403: 'Writes are off on this server.',
  404: 'There is no such entry; `nearest` lists known ids that look like it.',
  413: 'The body is too large.',
  414: 'The query is too long.',
  415: 'The body is of another type than expected.',
  422: 'The request is well-formed but cannot be answered; `code` and `detail` say why.',
  421: 'The request is for a host name that is not this server.',
  429: 'The client has sent too many requests; `Retry-After` says when to come back.',
  431: 'The headers or the address are longer than 16 KB.',
  503: 'The records cannot be reached, or the server is overloaded; `Retry-After` says when to come back.',
  507: 'The disk of the store is full: nothing was written.',
} as const;

/** Errors that any route can return before its handler runs. */
const everywhere = [400, 413, 414, 421, 429, 431, 503] as const;

/** Error responses of a route by status, including those common to all routes. */
export function problems(...statuses: readonly (keyof typeof meanings)[]) {
  const content = { 'application/problem+json': { schema: problemSchema } };
  return Object.fromEntries(
    [...statuses, ...everywhere].map((status) => [status, { description: meanings[status], content }]),
  );
}
