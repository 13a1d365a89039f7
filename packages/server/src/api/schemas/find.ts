/** @module Query and response schemas of the search over everything. */
import { z } from '@hono/zod-openapi';
import { entryKinds } from '../../finding/finding.ts';
import { pageSize } from './query.ts';

const kind = z.enum(entryKinds);

export const findQuerySchema = z.strictObject({
  q: z
    .string()
    .min(1)
    .max(500)
    .openapi({ description: 'Words, an id, or a pasted URL.', example: 'speech to text' }),
  kind: z
    .preprocess(
      (given) => (given === undefined || Array.isArray(given) ? given : [given]),
      z.array(kind).max(20).optional(),
    )
    .openapi({
      type: 'array',
      items: { type: 'string', enum: [...entryKinds] },
      maxItems: 20,
      description: 'Only results of this kind; several mean any of them.',
    }),
  limit: pageSize(20, 50),
});

export const findAnswerSchema = z
  .object({
    query: z.string(),
    go: z.string().optional().openapi({ description: 'Path of the page, if the query is an id or a URL.' }),
    results: z.array(
      z.object({
        kind,
        id: z.string(),
        name: z.string(),
        detail: z.string().optional(),
        path: z.string().openapi({ description: 'Path of its page on this site.' }),
        matched: z
          .string()
          .optional()
          .openapi({ description: 'What the query matched, when it is not the name.' }),
        score: z.number().openapi({ description: 'Comparable within one response.' }),
      }),
    ),
  })
  .openapi('FindAnswer');
