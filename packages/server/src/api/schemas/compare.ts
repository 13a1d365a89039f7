/** @module Schemas of the comparison of models. */
import { z } from '@hono/zod-openapi';
import { fitStates } from '@loadout/catalogue';
import { longestRepoId } from '@loadout/hub';
import { comparedModels } from '../../services/compare.ts';
import { contextLength, fits } from './query.ts';
import { libraryResultSchema } from './snippet.ts';

export const comparisonQuerySchema = z.strictObject({
  models: z
    .string()
    .min(1)
    .max(comparedModels.most * (longestRepoId + 1))
    .transform((text) =>
      text
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== ''),
    )
    .openapi({
      type: 'string',
      pattern: '^[^\\s,]+(?:,[^\\s,]+){1,3}$',
      description: 'Ids of 2 to 4 models, separated by commas.',
      example: 'sentence-transformers/all-MiniLM-L6-v2,google-bert/bert-base-uncased',
    }),
  fits: fits.openapi({
    description: 'Memory in GB, or devices as `/api/hardware` lists them: the machine that `state` is about.',
    example: '16',
  }),
  context: contextLength,
});

const comparedModel = z.object({
  id: z.string(),
  task: z.string().optional(),
  parameters: z.number().optional(),
  license: z.string().optional(),
  contextLength: z.number().optional().openapi({ description: 'In tokens, where the record has it.' }),
  gated: z.boolean(),
  languages: z.array(z.string()),
  libraries: z.array(z.string()),
  apps: z.array(z.string()),
  providers: z.array(z.string()),
  baseModels: z.array(z.string()),
  memory: z
    .array(
      z.object({
        label: z.string(),
        bytes: z.number(),
        estimated: z.boolean().openapi({ description: 'From the number of parameters.' }),
        state: z.enum(fitStates).optional(),
      }),
    )
    .openapi({ description: 'The largest first.' }),
  code: libraryResultSchema.optional().openapi({ description: 'Code for the library that fits best.' }),
});

export const comparisonSchema = z
  .object({
    contextLength: z.number().int(),
    machine: z.object({ text: z.string(), label: z.string(), memoryGB: z.number() }).optional(),
    models: z.array(comparedModel),
  })
  .openapi('Comparison');
