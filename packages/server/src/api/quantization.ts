/** @module `/api/quantization`: GGUF file types, tensor types and their order of preference. */
import { createRoute, z } from '@hono/zod-openapi';
import { fileTypes, preferenceOrder, tensorTypes } from '@loadout/catalogue';
import { answer, documented } from './answer.ts';
import type { Api } from './new-api.ts';
import { problems } from './schemas/problem.ts';

export const quantizationSchema = z
  .object({
    fileTypes: z.record(
      z.string(),
      z.object({ code: z.number().int(), tensorType: z.string().optional(), bitsPerWeight: z.number() }),
    ),
    tensorTypes: z.record(
      z.string(),
      z.object({
        code: z.number().int(),
        blockSize: z.number().int(),
        bytesPerBlock: z.number().int(),
        bitsPerWeight: z.number(),
      }),
    ),
    order: z.array(z.string()).openapi({ description: 'File types from highest to lowest precision.' }),
  })
  .openapi('Quantization');

const route = createRoute({
  method: 'get',
  path: '/api/quantization',
  tags: ['Catalogue'],
  summary: 'List the quantizations',
  responses: { 200: documented(quantizationSchema, 'Codes, bits per weight and order.'), ...problems() },
});

export function addQuantizationRoutes(api: Api): void {
  api.openapi(route, () => answer(quantizationSchema, { fileTypes, tensorTypes, order: preferenceOrder }));
}
