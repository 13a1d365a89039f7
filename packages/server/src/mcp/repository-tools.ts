/** @module MCP tools for code that loads a dataset or calls a space. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { repoId } from '../api/schemas/record.ts';
import type { Services } from '../services.ts';
import { bestAsMarkdown } from './snippet-tools.ts';
import { readOnly, type ToolAnswer } from './tool-answer.ts';

const word = z.string().min(1).max(200);
const revision = word.optional().describe('Branch, tag or commit to pin');

export function addRepositoryTools(server: McpServer, services: Services, toolAnswer: ToolAnswer): void {
  server.registerTool(
    'dataset_snippets',
    {
      description: 'Code that reads a dataset, with its install line, as Markdown.',
      inputSchema: z.strictObject({
        id: repoId.describe('Dataset id'),
        library: word.optional().describe('datasets, pandas, polars, duckdb, dask …; the one that fits best'),
        config: word.optional().describe('A config of its card; the default one'),
        revision,
      }),
      annotations: readOnly,
    },
    ({ id, library, config, revision: pinned }) =>
      toolAnswer(async () =>
        bestAsMarkdown(
          await services.datasetSnippets({ id, library, options: { config, revision: pinned } }),
          (result) => result.library,
          { what: 'libraries', evidence: 'datasets/' },
        ),
      ),
  );

  server.registerTool(
    'space_snippets',
    {
      description: 'Code that calls a space, shows it in a page or fetches its files, as Markdown.',
      inputSchema: z.strictObject({
        id: repoId.describe('Space id'),
        client: word
          .optional()
          .describe('gradio_client, gradio-js, curl, embed or files; the first that can'),
        revision,
      }),
      annotations: readOnly,
    },
    ({ id, client, revision: pinned }) =>
      toolAnswer(async () =>
        bestAsMarkdown(
          await services.spaceSnippets({ id, client, options: { revision: pinned } }),
          (result) => result.client,
          { what: 'ways', evidence: 'spaces/' },
        ),
      ),
  );
}
