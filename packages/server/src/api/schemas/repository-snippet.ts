/** @module Request and response schemas of dataset and space snippets. */
import { z } from '@hono/zod-openapi';
import { platformOverrideSchema } from '../../platform-override.ts';
import { libraryFactsSchema } from './library.ts';
import { givenFields, repoId } from './record.ts';
import { name, oneOf, snippetSchema, warning } from './snippet.ts';

const givenDataset = z.looseObject({ id: repoId }).openapi('GivenDataset', {
  ...givenFields('dataset'),
  description: 'A dataset record with the field names of the hub API.',
  example: { id: 'acme/reviews', tags: ['format:csv'], siblings: [{ rfilename: 'reviews.csv' }] },
});

const givenSpace = z.looseObject({ id: repoId }).openapi('GivenSpace', {
  ...givenFields('space'),
  description: 'A space record with the field names of the hub API.',
  example: { id: 'acme/demo', sdk: 'gradio' },
});

const options = z.strictObject({
  revision: name.optional().openapi({ description: 'Branch, tag or commit to pin.' }),
  platform: platformOverrideSchema.optional(),
});
const datasetOptions = options.extend({
  config: name
    .optional()
    .openapi({ description: 'A config that the card lists, instead of the default one.' }),
});

export const datasetSnippetRequestSchema = z
  .strictObject({
    dataset: givenDataset.optional(),
    id: repoId.optional(),
    library: name.optional().openapi({ description: 'Dataset library; without it every one that fits.' }),
    options: datasetOptions.optional(),
  })
  .refine(({ dataset, id }) => (dataset === undefined) !== (id === undefined), {
    error: 'give either dataset or id',
  })
  .openapi('DatasetSnippetRequest', {
    ...oneOf('dataset', 'id'),
    example: { id: 'nyu-mll/glue', library: 'polars' },
  });

export const spaceSnippetRequestSchema = z
  .strictObject({
    space: givenSpace.optional(),
    id: repoId.optional(),
    client: name.optional().openapi({ description: 'A way to use it; without it every one that fits.' }),
    options: options.optional(),
  })
  .refine(({ space, id }) => (space === undefined) !== (id === undefined), {
    error: 'give either space or id',
  })
  .openapi('SpaceSnippetRequest', {
    ...oneOf('space', 'id'),
    example: { space: { id: 'acme/demo', sdk: 'gradio' } },
  });

export const spaceSnippetAnswerSchema = z
  .object({
    results: z.array(
      z.object({
        client: z.string().openapi({ example: 'gradio_client' }),
        label: z.string(),
        reason: z.string().openapi({ description: 'Why it fits.' }),
        snippets: z.array(snippetSchema),
        notice: warning.optional(),
      }),
    ),
  })
  .openapi('SpaceSnippetAnswer');

export const datasetLibrarySchema = libraryFactsSchema.openapi('DatasetLibrary', {
  example: {
    key: 'polars',
    prettyLabel: 'Polars',
    repoName: 'polars',
    repoUrl: 'https://github.com/pola-rs/polars',
    docsUrl: 'https://huggingface.co/docs/hub/datasets-polars',
    summary: 'Fast tables that are read lazily.',
  },
});
