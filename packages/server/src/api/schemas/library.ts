/** @module Response schema of a library. */
import { z } from '@hono/zod-openapi';
import { languages } from '@loadout/catalogue';

/** What every kind of library has. */
const facts = {
  key: z.string(),
  prettyLabel: z.string(),
  repoName: z.string(),
  repoUrl: z.string(),
  docsUrl: z.string(),
  summary: z.string(),
};

/** A library for datasets or kernels. */
export const libraryFactsSchema = z.object(facts);

export const librarySchema = z
  .object({
    ...facts,
    docsUrl: facts.docsUrl.optional(),
    summary: facts.summary.optional(),
    filter: z.boolean(),
    countDownloads: z.string(),
    tasks: z.array(z.string()),
    languages: z.array(z.enum(languages)),
    hasSnippets: z.boolean(),
    status: z.enum(['archived', 'unmaintained']).optional(),
  })
  .openapi('Library', {
    example: {
      key: 'spacy',
      prettyLabel: 'spaCy',
      repoName: 'spaCy',
      repoUrl: 'https://github.com/explosion/spaCy',
      filter: true,
      countDownloads: 'path_extension:"whl"',
      tasks: ['token-classification'],
      languages: ['python'],
      hasSnippets: true,
    },
  });
