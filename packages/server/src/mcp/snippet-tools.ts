/** @module Tools for code: how to load a model, and how to call it through hosted inference. */
import { type LibrarySnippets, toMarkdown } from '@loadout/catalogue';
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { readOnly, toolAnswer } from './tool-answer.ts';

const word = z.string().min(1).max(200);

export function addSnippetTools(server: McpServer, services: Services): void {
  server.registerTool(
    'model_snippets',
    {
      description: 'Code that loads a model and runs it, with its install line, as Markdown.',
      inputSchema: z.strictObject({
        id: word.describe('Model id'),
        library: word.optional().describe('Library key; without it the library that fits best'),
        revision: word.optional().describe('Branch, tag or commit to pin'),
        quantization: word.optional().describe('For GGUF files, such as Q4_K_M'),
      }),
      annotations: readOnly,
    },
    ({ id, library, revision, quantization }) =>
      toolAnswer(async () =>
        bestAsMarkdown(await services.snippets({ id, library, options: { revision, quantization } })),
      ),
  );
}

function bestAsMarkdown(results: readonly LibrarySnippets[]): string {
  const [best, ...others] = results;
  if (best === undefined) return 'No library fits this model.';
  const parts = [
    `## ${best.library}`,
    ...(best.notice === undefined ? [] : [best.notice.message]),
    toMarkdown(best.snippets).trimEnd(),
  ];
  if (others.length > 0)
    parts.push(`Other libraries that fit: ${others.map(({ library }) => library).join(', ')}.`);
  return parts.join('\n\n');
}
