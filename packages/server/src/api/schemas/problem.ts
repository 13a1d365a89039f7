/** @module The error answers, for the OpenAPI document. */
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
  400: 'The request is not as expected; `errors` names each field.',
  401: 'The admin token is missing or wrong.',
  403: 'Writes are off on this server.',
  404: 'There is no such entry; `nearest` lists known ids that look like it.',
  413: 'The body is too large.',
  415: 'The body is of another type than expected.',
  422: 'The request is well-formed but cannot be answered; `code` and `detail` say why.',
  503: 'The records cannot be reached at the moment.',
} as const;

/** Error answers of a route, by status. */
export function problems(...statuses: readonly (keyof typeof meanings)[]) {
  const content = { 'application/problem+json': { schema: problemSchema } };
  return Object.fromEntries(statuses.map((status) => [status, { description: meanings[status], content }]));
}
