/** @module Request and response schemas of inference snippets. */
import { z } from '@hono/zod-openapi';
import { inferenceOptionFields, type JsonSchema, languages } from '@loadout/catalogue';
import { platformOverrideSchema } from '../../platform-override.ts';
import type { InferenceRequestOptions } from '../../services.ts';
import { openApiSchema, openApiSchemas } from './from-schema.ts';
import { modelReference, name, oneModel, oneModelMessage, oneOf } from './snippet.ts';

const { provider, platform: _platform, ...fields } = inferenceOptionFields;

const jsonSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(fields).map(([option, { jsonSchema }]) => [option, jsonSchema]),
);

const jsonType = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Validates names and JSON types only; the catalogue validates the values. */
const optionsSchema = z
  .looseObject({ platform: platformOverrideSchema.optional() })
  .superRefine((options, context) => {
    for (const [option, value] of Object.entries(options)) {
      if (option === 'platform') continue;
      const schema = Object.hasOwn(jsonSchemas, option) ? jsonSchemas[option] : undefined;
      const expected = schema?.type === 'integer' ? 'number' : schema?.type;
      if (schema === undefined)
        context.addIssue({ code: 'unrecognized_keys', keys: [option], input: options });
      else if (expected !== undefined && value !== undefined && jsonType(value) !== expected)
        context.addIssue({ code: 'custom', path: [option], message: `expected ${expected}`, input: value });
    }
  })
  .pipe(z.custom<InferenceRequestOptions>())
  .openapi('InferenceOptions', {
    type: 'object',
    properties: {
      ...openApiSchemas(jsonSchemas),
      platform: { $ref: '#/components/schemas/PlatformOverride' },
    },
    additionalProperties: false,
  });

export const inferenceRequestSchema = z
  .strictObject({
    ...modelReference,
    provider: name.default('auto').openapi(openApiSchema(provider.jsonSchema)),
    options: optionsSchema.optional(),
  })
  .refine(oneModel, oneModelMessage)
  .openapi('InferenceSnippetRequest', {
    ...oneOf('model', 'id'),
    example: { id: 'Qwen/Qwen3-8B', provider: 'auto', options: { streaming: true, clients: ['openai'] } },
  });

const offer = z
  .object({
    provider: z.string(),
    displayName: z.string(),
    reason: z.enum(['automatic', 'live', 'hub', 'unknown']),
    providerModelId: z.string().optional(),
    facts: z
      .object({
        price: z.object({ input: z.number().optional(), output: z.number().optional() }).optional(),
        contextLength: z.number().optional(),
        latency: z.number().optional(),
        tokensPerSecond: z.number().optional(),
        tools: z.boolean().optional(),
        structuredOutput: z.boolean().optional(),
      })
      .optional()
      .openapi({
        description: 'Price in US dollars per million tokens, context in tokens, latency in milliseconds.',
      }),
    status: z.string().optional(),
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
