/** @module Request and response schemas of model snippets. */
import { z } from '@hono/zod-openapi';
import { languages } from '@loadout/catalogue';
import { levels } from '@loadout/verification';
import { platformOverrideSchema } from '../../platform-override.ts';
import { givenFields, repoId } from './record.ts';

export const name = z.string().min(1).max(200);

/** A record sent by the caller, from any hub. The catalogue ignores unknown fields. */
const givenModel = z.looseObject({ id: repoId }).openapi('GivenModel', {
  ...givenFields('model'),
  description: 'A model record with the field names of the hub API.',
  example: {
    id: 'intfloat/e5-base',
    library_name: 'sentence-transformers',
    pipeline_tag: 'sentence-similarity',
  },
});

/** A model is given either as a record or by id. */
export const modelReference = { model: givenModel.optional(), id: repoId.optional() };

export const oneModel = ({ model, id }: { model?: unknown; id?: unknown }): boolean =>
  (model === undefined) !== (id === undefined);
export const oneModelMessage = { error: 'give either model or id' };
/** The same constraint as JSON Schema: exactly one of these fields is required. */
export const oneOf = (...fields: readonly string[]) => ({
  oneOf: fields.map((field) => ({ required: [field] })),
});

/** Which of a model's files the code loads. */
export const fileOptions = {
  revision: name.optional().openapi({ description: 'Branch, tag or commit to pin.' }),
  quantization: name.optional().openapi({ example: 'Q4_K_M' }),
  file: z.string().min(1).max(1000).optional(),
};

export const snippetRequestSchema = z
  .strictObject({
    ...modelReference,
    library: name.optional().openapi({ description: 'Library key; without it every library that fits.' }),
    options: z
      .strictObject({
        ...fileOptions,
        // Unknown library names are ignored; OpenAPI cannot describe the keys.
        versions: z.record(z.string(), z.int().min(0).max(1000)).optional(),
        platform: platformOverrideSchema.optional(),
      })
      .optional(),
  })
  .refine(oneModel, oneModelMessage)
  .openapi('SnippetRequest', {
    ...oneOf('model', 'id'),
    example: { id: 'sentence-transformers/all-MiniLM-L6-v2', library: 'sentence-transformers' },
  });

export const warning = z.object({ code: z.string(), message: z.string() });

/** Fields common to most requirements; some kinds have more. */
const requirement = z
  .object({
    kind: z.enum(['python', 'node', 'program', 'checkout', 'package']),
    name: z.string().optional(),
    version: z.string().optional(),
    url: z.string().optional(),
  })
  .openapi('Requirement', { example: { kind: 'python', name: 'transformers', version: '>=5' } });

export const verifiedSchema = z
  .object({
    level: z.enum(levels).openapi({
      description:
        'syntax: it parses. lint: no undefined name, no unused import. api: what it imports and calls exists in `packages`. installs: its install command alone is enough. executed: it ran with tiny weights. request: a hosted call sent the expected request.',
    }),
    packages: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'Releases it was checked or executed with.' }),
    checkedOn: z.string().optional().openapi({ example: '2026-11-15' }),
    device: z.enum(['cpu', 'gpu']).optional().openapi({
      description:
        '`cpu`: executed with the GPU in the code replaced. `gpu`: executed unchanged on a machine with a GPU, with `packages`.',
    }),
  })
  .openapi('Verified', {
    description: 'How far the snippet was checked.',
    example: { level: 'api', packages: { transformers: '5.22.2' }, checkedOn: '2026-11-15' },
  });

export const snippetSchema = z
  .object({
    title: z.string(),
    language: z.enum(languages),
    install: z
      .array(z.string())
      .openapi({ description: 'Commands to run first; a comment says what no command installs.' }),
    requirements: z.array(requirement),
    code: z.string(),
    warnings: z.array(warning),
    verified: verifiedSchema,
  })
  .openapi('Snippet');

export const libraryResultSchema = z.object({
  library: z.string(),
  reason: z.string().openapi({ description: 'Why this library fits.' }),
  snippets: z.array(snippetSchema),
  notice: warning.optional(),
});

export const snippetAnswerSchema = z
  .object({ results: z.array(libraryResultSchema) })
  .openapi('SnippetAnswer');
