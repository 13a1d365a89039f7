/** @module A local app, as the API tells it. */
import { z } from '@hono/zod-openapi';

export const appSchema = z
  .object({
    key: z.string(),
    label: z.string(),
    docsUrl: z.string(),
    tasks: z.array(z.string()),
  })
  .openapi('App', {
    example: {
      key: 'ollama',
      label: 'Ollama',
      docsUrl: 'https://ollama.com',
      tasks: ['text-generation'],
    },
  });
