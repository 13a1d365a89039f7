/** @module Bulk import: a JSON array or JSON lines, parsed as a stream. */
import { createRoute, z } from '@hono/zod-openapi';
import { adminOnly } from '../../http/admin.ts';
import { mediaType, unsupportedType } from '../../http/json-body.ts';
import { bodyTooLarge } from '../../http/limits/body.ts';
import { limits } from '../../http/limits/route-limits.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { answer, documented } from '../answer.ts';
import { repoCollections } from '../collections.ts';
import type { Api } from '../new-api.ts';
import { problems } from '../schemas/problem.ts';
import { security } from './write-route.ts';

const types = new Set([
  'application/json',
  'application/x-ndjson',
  'application/ndjson',
  'application/jsonl',
  'application/x-jsonlines',
]);
const codings = new Set(['identity', 'gzip', 'zstd']);

const description = 'Records (`Record`); each that is not one is refused by itself and counted.';

const importedSchema = z
  .object({
    inserted: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    repeated: z.number().int().openapi({ description: 'Repeated ids; the last record of each was stored.' }),
    refused: z.number().int(),
    refusals: z.array(z.object({ place: z.number().int(), reason: z.string() })),
  })
  .openapi('Imported', {
    description: 'Counts of stored and rejected records, and the reasons of the first rejections.',
    example: {
      inserted: 2,
      updated: 1,
      unchanged: 0,
      repeated: 0,
      refused: 1,
      refusals: [{ place: 4, reason: 'id is missing' }],
    },
  });

export function addHubBulkRoutes(api: Api, services: Services): void {
  const admin = adminOnly(services.settings.adminToken);
  for (const { kind, plural } of repoCollections) {
    const route = createRoute({
      method: 'post',
      path: `/api/${plural}`,
      tags: ['Writes'],
      summary: `Create or replace many ${plural}`,
      security,
      middleware: [limits({ body: 'streamed', deadline: false }), admin],
      request: {
        body: {
          required: true,
          // Documented only: a validator would buffer the whole body.
          content: {
            'application/json': { schema: { description } },
            'application/x-ndjson': { schema: { description } },
          },
        },
      },
      responses: {
        200: documented(importedSchema, 'The records were taken; refused ones are counted.'),
        ...problems(400, 401, 403, 413, 415, 503, 507),
      },
    });
    api.openapi(route, async (c) => {
      assertReadable(c.req.header('content-type'), c.req.header('content-encoding'));
      const maxBytes = services.settings.bulkLimitBytes;
      const body = limited(c.req.raw.body, maxBytes, c.req.header('content-length'));
      const report = await services.importRecords(kind, body, { maxBytes });
      const { inserted, updated, unchanged, repeated, refused, refusals } = report;
      return answer(importedSchema, { inserted, updated, unchanged, repeated, refused, refusals });
    });
  }
}

function assertReadable(contentType: string | undefined, contentEncoding = 'identity'): void {
  const type = mediaType(contentType);
  if (!types.has(type)) {
    throw unsupportedType(type, 'application/json or application/x-ndjson');
  }
  if (codings.has(contentEncoding.toLowerCase())) return;
  throw new HttpProblem({
    status: 415,
    code: 'unsupported-encoding',
    title: 'Unsupported encoding',
    detail: `The body is encoded as ${JSON.stringify(contentEncoding)}; send it plain, or as gzip or zstd.`,
    headers: { 'accept-encoding': 'gzip, zstd' },
  });
}

async function* limited(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  contentLength: string | undefined,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  if (Number(contentLength ?? 0) > limit) throw tooLarge(limit);
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    yield chunk;
  }
}

const tooLarge = (limit: number): HttpProblem =>
  new HttpProblem(
    bodyTooLarge(
      `The upload is larger than ${limit} bytes; records before the limit may be stored. Send less at once.`,
    ),
  );
