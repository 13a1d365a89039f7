/** @module MCP tools for code that loads a model or calls it through an inference provider. */
import {
  type GeneratedSnippets,
  inferenceClients,
  inferenceOptionFields,
  type InferenceSnippet,
  type Managers,
  toMarkdown,
} from '@loadout/catalogue';
import { verificationOf, verificationText } from '@loadout/verification';
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { repoId } from '../api/schemas/record.ts';
import type { InferenceResult, Services } from '../services.ts';
import { readOnly, type ToolAnswer } from './tool-answer.ts';

const word = z.string().min(1).max(200);

/** A client may exist in several languages. */
const clientNames = [...new Set(inferenceClients.map(({ name }) => name))];

export function addSnippetTools(server: McpServer, services: Services, toolAnswer: ToolAnswer): void {
  server.registerTool(
    'model_snippets',
    {
      description: 'Code that loads a model and runs it, with its install line, as Markdown.',
      inputSchema: z.strictObject({
        id: repoId.describe('Model id'),
        library: word.optional().describe('Library key; without it the library that fits best'),
        revision: word.optional().describe('Branch, tag or commit to pin'),
        quantization: word.optional().describe('For GGUF files, such as Q4_K_M'),
      }),
      annotations: readOnly,
    },
    ({ id, library, revision, quantization }) =>
      toolAnswer(async () =>
        bestAsMarkdown(
          await services.snippets({ id, library, options: { revision, quantization } }),
          (result) => result.library,
          { what: 'libraries' },
        ),
      ),
  );

  server.registerTool(
    'inference_snippets',
    {
      description: 'Code that calls a model through hosted inference, with its install line, as Markdown.',
      inputSchema: z.strictObject({
        id: repoId.describe('Model id'),
        provider: word.default('auto').describe(inferenceOptionFields.provider.description),
        client: word.optional().describe(`One of ${clientNames.join(', ')}; without it the first that can`),
        streaming: z.boolean().optional().describe(inferenceOptionFields.streaming.description),
      }),
      annotations: readOnly,
    },
    ({ id, provider, client, streaming }) =>
      toolAnswer(async () => {
        const options = { streaming, clients: client === undefined ? undefined : [client] };
        return firstAsMarkdown(await services.inferenceSnippets({ id, provider, options }));
      }),
  );
}

interface Shown {
  /** What the results are, in the plural. */
  readonly what: string;
  /** Prefix of the names in the evidence: `pandas` of datasets is `datasets/pandas`. */
  readonly evidence?: string;
  readonly managers?: Managers;
}

/** The first result in full, and the names of the others. */
export function bestAsMarkdown<Answer extends GeneratedSnippets>(
  results: readonly Answer[],
  nameOf: (result: Answer) => string,
  { what, evidence = '', managers }: Shown,
): string {
  const [best, ...others] = results;
  if (best === undefined) return `There are no ${what} that fit.`;
  const parts = [
    `## ${nameOf(best)}`,
    ...(best.notice === undefined ? [] : [best.notice.message]),
    toMarkdown(best.snippets, managers).trimEnd(),
    ...new Set(
      best.snippets.map(
        (snippet) => `Verified: ${verificationText(verificationOf(`${evidence}${nameOf(best)}`, snippet))}`,
      ),
    ),
  ];
  if (others.length > 0) parts.push(`Other ${what} that fit: ${others.map(nameOf).join(', ')}.`);
  return parts.join('\n\n');
}

/** The snippets of the first client, the names of the others, and the notices. */
function firstAsMarkdown({ snippets, notices }: InferenceResult): string {
  const [first] = snippets;
  if (first === undefined) return 'No client can make this call.';
  const isFirst = ({ client, language }: InferenceSnippet): boolean =>
    client === first.client && language === first.language;
  const parts = [`## ${first.client}`, toMarkdown(snippets.filter(isFirst)).trimEnd()];
  const others = new Set(snippets.filter((one) => !isFirst(one)).map(({ client }) => client));
  if (others.size > 0) parts.push(`Other clients: ${[...others].join(', ')}.`);
  return [...parts, ...notices.map(({ message }) => message)].join('\n\n');
}
