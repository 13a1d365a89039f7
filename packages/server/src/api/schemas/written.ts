/** @module The response to a write. */
import { z } from '@hono/zod-openapi';

export const written = z
  .object({ id: z.string(), result: z.enum(['created', 'replaced', 'unchanged']) })
  .openapi('Written');
