/** @module Response schema of an inference provider. */
import { z } from '@hono/zod-openapi';

export const providerSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    summary: z.string(),
    hubOrganisation: z.string().openapi({ description: 'Its organization on the hub.' }),
    baseUrl: z.string().optional().openapi({ description: 'Base URL of direct calls.' }),
    ways: z.array(z.enum(['router', 'direct'])).openapi({
      description: 'Whether calls go through the router, to the provider itself, or either way.',
    }),
    tasks: z.array(z.object({ task: z.string(), clients: z.array(z.string()) })),
  })
  .openapi('Provider');
