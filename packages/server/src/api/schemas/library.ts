/** @module A library, as the API tells it. */
import { z } from '@hono/zod-openapi';
import { languages } from '@loadout/catalogue';

export const librarySchema = z
  .object({
    key: z.string(),
    prettyLabel: z.string(),
    repoName: z.string(),
    repoUrl: z.string(),
    docsUrl: z.string().optional(),
    summary: z.string().optional(),
    filter: z.boolean(),
    countDownloads: z.string(),
    tasks: z.array(z.string()),
    languages: z.array(z.enum(languages)),
    hasSnippets: z.boolean(),
    status: z.enum(['archived', 'unmaintained']).optional(),
  })
  .openapi('Library', {
    example: {
      key: 'diffusers',
      prettyLabel: 'Diffusers',
      repoName: '🤗/diffusers',
      repoUrl: 'https://github.com/huggingface/diffusers',
      filter: true,
      countDownloads: 'path:"model_index.json"',
      tasks: ['text-to-image'],
      languages: ['python'],
      hasSnippets: true,
    },
  });
