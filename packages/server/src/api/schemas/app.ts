/** @module Schemas of local apps and their snippets. */
import { z } from '@hono/zod-openapi';
import { systems } from '@loadout/catalogue';
import { platformOverrideSchema } from '../../platform-override.ts';
import {
  fileOptions,
  modelReference,
  name,
  oneModel,
  oneModelMessage,
  oneOf,
  snippetSchema,
  warning,
} from './snippet.ts';

const system = z.enum(systems);

export const appSchema = z
  .object({
    key: z.string(),
    label: z.string(),
    summary: z.string(),
    docsUrl: z.string(),
    tasks: z.array(z.string()),
    systems: z.array(system).openapi({ description: 'The systems it runs on.' }),
    opens: z
      .enum(['link', 'commands'])
      .openapi({ description: 'Whether a URL opens a model in the app, or commands start it.' }),
  })
  .openapi('App', {
    example: {
      key: 'ollama',
      label: 'Ollama',
      summary: 'Downloads and runs models from the terminal, with a local API.',
      docsUrl: 'https://ollama.com',
      tasks: ['text-generation'],
      systems: ['linux', 'macos', 'windows'],
      opens: 'commands',
    },
  });

export const appSnippetRequestSchema = z
  .strictObject({
    ...modelReference,
    app: name.optional().openapi({ description: 'App key; without it every app that fits.' }),
    options: z
      .strictObject({
        ...fileOptions,
        system: system.optional().openapi({
          description: "The reader's system, which decides the installer and the shell; linux by default.",
        }),
        way: name
          .optional()
          .openapi({ description: 'One of the `ways` of an app, such as docker; other apps ignore it.' }),
        platform: platformOverrideSchema.optional(),
      })
      .optional(),
  })
  .refine(oneModel, oneModelMessage)
  .openapi('AppSnippetRequest', {
    ...oneOf('model', 'id'),
    example: { id: 'bartowski/Llama-3.2-3B-Instruct-GGUF', app: 'llama.cpp', options: { system: 'macos' } },
  });

export const appSnippetAnswerSchema = z
  .object({
    results: z.array(
      z.object({
        app: z.string(),
        label: z.string(),
        reason: z.string().openapi({ description: 'Why this app can run the model.' }),
        deepLink: z.string().optional().openapi({ description: 'URL that opens the model in the app.' }),
        ways: z
          .array(z.object({ key: z.string(), label: z.string(), systems: z.array(system) }))
          .optional()
          .openapi({ description: 'The ways to run it on this system, where there are several.' }),
        way: z.string().optional().openapi({ description: 'The way that the snippets show.' }),
        snippets: z.array(snippetSchema),
        notice: warning.optional(),
      }),
    ),
  })
  .openapi('AppSnippetAnswer');
