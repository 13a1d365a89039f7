/** @module Schemas of model, dataset and space records: the hub API's field names; unknown fields are kept. */
import { z } from '@hono/zod-openapi';
import { type RecordKind, recordSchemas, type RepositoryRecord, repositorySchema } from '@loadout/catalogue';
import { longestRepoId, repoIdLengths, repoIdPartPattern } from '@loadout/hub';
import { openApiSchema } from './from-schema.ts';

/** The fields common to all kinds; other fields are passed through unchanged. */
export const recordSchema = z
  .custom<RepositoryRecord>((value) => repositorySchema.is(value))
  .openapi('Record', {
    ...openApiSchema(repositorySchema.jsonSchema),
    description: 'A model, dataset or space. Unknown figures are absent, not zero.',
    example: {
      id: 'sentence-transformers/all-MiniLM-L6-v2',
      author: 'sentence-transformers',
      pipeline_tag: 'sentence-similarity',
      library_name: 'sentence-transformers',
      tags: ['sentence-transformers', 'safetensors', 'bert', 'en', 'license:apache-2.0'],
    },
  });

/** The catalogue's schema, for the document only; the fields are validated when the record is parsed. */
export function documentedFields(kind: RecordKind) {
  const { properties, ...schema } = openApiSchema(recordSchemas[kind].jsonSchema);
  return {
    ...schema,
    properties: { ...properties, id: { ...properties?.['id'], minLength: 1, maxLength: longestRepoId } },
  };
}

/** A record sent for snippets: its id must be valid; another field of the wrong type is ignored. */
export function givenFields(kind: RecordKind) {
  const { properties, ...schema } = documentedFields(kind);
  const { id, ...others } = properties;
  const lenient = Object.entries(others).map(([name, field]) => [name, { anyOf: [field, {}] }] as const);
  return { ...schema, properties: { id, ...Object.fromEntries(lenient) } };
}

/** The maximum length is that of the store. Malformed ids get 404. */
export const repoId = z.string().min(1).max(longestRepoId);

/** The pattern is for the document only: an id that does not match gets 404, not 400. */
const idPart = (maxLength: number, example: string) =>
  repoId.openapi({ example, maxLength, pattern: repoIdPartPattern });

/** A path segment; the pattern excludes slashes and control characters. */
export const pathText = (example: string) =>
  z
    .string()
    .min(1)
    .max(longestRepoId)
    .openapi({ example, pattern: String.raw`^[^\x00-\x1f\x7f-\x9f/]+$` });

export const revisionPart = pathText('main');

/** An id is `owner/name`; some old ones have no owner. */
export const idPaths = [
  { path: '/{name}', params: z.object({ name: idPart(repoIdLengths.name, 'gpt2') }) },
  {
    path: '/{owner}/{name}',
    params: z.object({
      owner: idPart(repoIdLengths.owner, 'sentence-transformers'),
      name: idPart(repoIdLengths.name, 'all-MiniLM-L6-v2'),
    }),
  },
] as const;

/** The id from the path parameters. */
export const idOf = (parts: Readonly<Record<string, string | undefined>>): string =>
  [parts['owner'], parts['name']].filter((part) => part !== undefined).join('/');
