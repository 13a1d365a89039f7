/** @module Inference snippets, as they are asked for and told. */
import { z } from '@hono/zod-openapi';
import { languages } from '@loadout/catalogue';
import { platformOverrideSchema } from '../../platform-override.ts';
import { modelReference, oneModel, oneModelMessage } from './snippet.ts';

const text = z.string().max(100_000);
const name = z.string().min(1).max(200);

/** Any JSON; what it must be depends on the task. */
const data = z.json().openapi({ type: ['object', 'array', 'string', 'number', 'boolean', 'null'] });

const message = z
  .looseObject({ role: name, content: data })
  .catchall(data)
  .openapi('ChatMessage', { example: { role: 'user', content: 'What is the capital of France?' } });

/** Values are checked by the catalogue, which says what each must be; names and types are checked here. */
const optionsSchema = z
  .strictObject({
    languages: z.array(z.enum(languages)).max(20).optional(),
    clients: z
      .array(name)
      .max(20)
      .optional()
      .openapi({ example: ['openai'] }),
    streaming: z.boolean().optional(),
    billTo: text.optional().openapi({ description: 'Organisation the call is billed to.' }),
    endpointUrl: text.optional().openapi({ description: 'A deployment of your own instead of a provider.' }),
    accessToken: text
      .optional()
      .openapi({ description: 'A token to print instead of reading the environment.' }),
    directRequest: z
      .boolean()
      .optional()
      .openapi({ description: 'Call the provider itself, not the router.' }),
    providerModelId: text.optional(),
    inputs: data.optional(),
    messages: z.array(message).max(1000).optional(),
    systemPrompt: text.optional(),
    temperature: z.number().optional(),
    max_tokens: z.number().optional(),
    top_p: z.number().optional(),
    tools: z.array(data).max(100).optional(),
    response_format: data.optional(),
    errorHandling: z
      .boolean()
      .optional()
      .openapi({ description: 'Print what to do when the service fails. Off by default.' }),
    platform: platformOverrideSchema.optional(),
  })
  .openapi('InferenceOptions');

export const inferenceRequestSchema = z
  .strictObject({
    ...modelReference,
    provider: name.default('auto').openapi({ description: 'A provider, or auto.' }),
    options: optionsSchema.optional(),
  })
  .refine(oneModel, oneModelMessage)
  .openapi('InferenceSnippetRequest', {
    example: { id: 'Qwen/Qwen3-8B', provider: 'auto', options: { streaming: true, clients: ['openai'] } },
  });

const offer = z
  .object({
    provider: z.string(),
    displayName: z.string(),
    reason: z.enum(['automatic', 'live', 'hub', 'unknown']),
    providerModelId: z.string().optional(),
  })
  .openapi('ProviderOffer');

export const inferenceAnswerSchema = z
  .object({
    snippets: z.array(
      z.object({
        language: z.enum(languages),
        client: z.string(),
        title: z.string(),
        install: z.array(z.string()).openapi({ description: 'Commands to run first.' }),
        code: z.string(),
        warnings: z.array(z.object({ code: z.string(), message: z.string() })),
      }),
    ),
    notices: z
      .array(z.object({ code: z.string(), message: z.string() }))
      .optional()
      .openapi({ description: 'Clients that were left out, and why.' }),
    providers: z.object({
      offered: z.array(offer).openapi({ description: 'Providers known to serve the model.' }),
      others: z.array(offer).openapi({ description: 'Providers of the task; availability unknown.' }),
      endpoint: z.boolean().openapi({ description: 'Whether an endpoint of your own can serve the task.' }),
    }),
  })
  .openapi('InferenceSnippetAnswer');
