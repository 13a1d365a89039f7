/** @module `/api/download-rules/test`: which of the given files count as a download. */
import { createRoute, z } from '@hono/zod-openapi';
import { jsonBody } from '../http/json-body.ts';
import type { Services } from '../services.ts';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { problems } from './schemas/problem.ts';
import { oneOf } from './schemas/snippet.ts';

const requestSchema = z
  .strictObject({
    library: z.string().min(1).max(200).optional(),
    rule: z.string().max(10_000).optional(),
    paths: z.array(z.string().max(2000)).max(10_000),
  })
  .refine(({ library, rule }) => (library === undefined) !== (rule === undefined), {
    error: 'give either library or rule',
  })
  .openapi('DownloadRuleTest', {
    ...oneOf('library', 'rule'),
    example: {
      rule: 'path:"config.json" OR path_extension:"gguf"',
      paths: ['config.json', 'README.md', 'a/model.gguf'],
    },
  });

export const downloadRuleResults = z
  .object({
    rule: z.string(),
    sentence: z.string(),
    results: z.array(z.object({ path: z.string(), counts: z.boolean() })),
  })
  .openapi('DownloadRuleResults');

const route = createRoute({
  method: 'post',
  path: '/api/download-rules/test',
  tags: ['Catalogue'],
  summary: 'Test a download rule',
  middleware: [jsonBody],
  request: { body: { required: true, content: { 'application/json': { schema: requestSchema } } } },
  responses: {
    200: documented(downloadRuleResults, 'The rule, what it says, and which paths count.'),
    ...problems(400, 404, 413, 415),
  },
});

export function addDownloadRuleRoutes(api: Api, services: Services): void {
  api.openapi(route, async (c) =>
    answer(downloadRuleResults, await services.testDownloadRule(c.req.valid('json'))),
  );
}
