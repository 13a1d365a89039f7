/** @module Records of models, datasets and spaces: the hub API's field names, unknown fields kept. */
import { z } from '@hono/zod-openapi';
import { type RecordKind, recordSchemas, type RepositoryRecord, repositorySchema } from '@loadout/catalogue';
import { longestRepoId, repoIdLengths, repoIdPartPattern } from '@loadout/hub';
import { openApiSchema } from './from-schema.ts';

/** The fields that all kinds have; the others pass through as their hub sent them. */
export const recordSchema = z
  .custom<RepositoryRecord>((value) => repositorySchema.is(value))
  .openapi('Record', {
    ...openApiSchema(repositorySchema.jsonSchema),
    description: 'A model, dataset or space. Figures that nobody has told us are absent, not zero.',
    example: {
      id: 'sentence-transformers/all-MiniLM-L6-v2',
      author: 'sentence-transformers',
      pipeline_tag: 'sentence-similarity',
      library_name: 'sentence-transformers',
      tags: ['sentence-transformers', 'safetensors', 'bert', 'en', 'license:apache-2.0'],
    },
  });

/** What a caller may send, under the catalogue's own schema; the fields are checked by whoever reads the record. */
export const documentedFields = (kind: RecordKind) => openApiSchema(recordSchemas[kind].jsonSchema);

/** As long as the store takes them; what is no id of a repository is not found. */
export const repoId = z.string().min(1).max(longestRepoId);

/** The document says what an id may be; here any text is let through, and is not found. */
const idPart = (maxLength: number, example: string) =>
  repoId.openapi({ example, maxLength, pattern: repoIdPartPattern });

/** Text of a path: the pattern is what every path must match. */
export const pathText = (example: string) =>
  z
    .string()
    .min(1)
    .max(longestRepoId)
    .openapi({ example, pattern: String.raw`^[^\x00-\x1f\x7f-\x9f/]+$` });

export const revisionPart = pathText('main');

/** An id is `owner/name`; some old ones are a bare name. */
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

/** The id that the parameters of such a path spell. */
export const idOf = (parts: Readonly<Record<string, string | undefined>>): string =>
  [parts['owner'], parts['name']].filter((part) => part !== undefined).join('/');
