/** @module Query and response schemas of search. */
import { z } from '@hono/zod-openapi';
import { type RepositoryRecord, repositorySchema } from '@loadout/catalogue';
import { contextSteps, facets, latencySteps, priceSteps, sorts } from '@loadout/hub';
import {
  contextLength,
  cursor,
  fits,
  pageSize,
  parameterRange,
  repeated,
  searchText,
  step,
  truth,
} from './query.ts';
import { openApiSchema } from './from-schema.ts';

/** Rows of a page. */
export const pageRows = { initial: 30, most: 100 } as const;

export const searchQuerySchema = z.strictObject({
  q: searchText.openapi({
    description: 'Words; the last one may be unfinished.',
    example: 'sentence similar',
  }),
  task: repeated('Task id; several mean any of them.', 'text-generation'),
  library: repeated('Library key; several mean any of them.', 'transformers'),
  license: repeated('License; several mean any of them.', 'apache-2.0'),
  language: repeated('Language code; several mean any of them.', 'en'),
  author: repeated('Owner; several mean any of them.', 'google'),
  tag: repeated('Tag; several mean all of them.', 'conversational'),
  app: repeated('Local app; several mean any of them.', 'llama.cpp'),
  quantization: repeated('GGUF quantization of a model; several mean any of them.', 'Q4_K_M'),
  provider: repeated('Inference provider; several mean any of them.', 'together'),
  capability: repeated(
    'What a provider of the model can do, `tools` or `structured-output`; several mean any of them.',
    'tools',
  ),
  price: step(priceSteps, 'Most US dollars per million input tokens at a provider of the model.'),
  context_length: step(contextSteps, 'Least tokens of context at a provider of the model.'),
  latency: step(latencySteps, 'Most milliseconds until the first token at a provider of the model.'),
  verified: repeated('Verification level of the code for a model; several mean any of them.', 'api'),
  modality: repeated('Modality of a dataset; several mean any of them.', 'audio'),
  size: repeated('Size category of a dataset; several mean any of them.', '1K<n<10K'),
  format: repeated('File format of a dataset; several mean any of them.', 'parquet'),
  hardware: repeated('Hardware of a space; several mean any of them.', 'cpu-basic'),
  params: parameterRange,
  fits,
  context: contextLength,
  unknown_size: truth.openapi({
    description: 'Whether `params` also matches models without a known number of parameters.',
  }),
  gated: truth,
  sort: z.enum(sorts).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
  limit: pageSize(pageRows.initial, pageRows.most),
  cursor,
});

const facet = z.array(z.object({ value: z.string(), count: z.number().int() }));

const { properties, ...recordJson } = openApiSchema(repositorySchema.jsonSchema);

const foundSchema = z
  .custom<RepositoryRecord & { readonly summary?: string }>((value) => repositorySchema.is(value))
  .openapi('FoundRecord', {
    ...recordJson,
    properties: { ...properties, summary: { type: 'string' } },
    description: 'A record in a list of results. `summary` is one sentence about it.',
  });

export const searchAnswerSchema = z
  .object({
    items: z.array(foundSchema),
    total: z.number().int(),
    facets: z.partialRecord(z.enum(facets), facet),
    next: z.string().nullable().openapi({ description: 'Cursor of the next page; null on the last one.' }),
  })
  .openapi('SearchAnswer');
