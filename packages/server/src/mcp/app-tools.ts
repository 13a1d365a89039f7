/** @module MCP tools for local apps: how to run a model on the user's machine. */
import { type AppSnippets, systems } from '@loadout/catalogue';
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { repoId } from '../api/schemas/record.ts';
import type { Services } from '../services.ts';
import { bestAsMarkdown } from './snippet-tools.ts';
import { readOnly, type ToolAnswer } from './tool-answer.ts';

const word = z.string().min(1).max(200);

const nameOf = ({ label, deepLink }: AppSnippets): string =>
  deepLink === undefined ? label : `${label} (${deepLink})`;

/** Apps with commands first: a program cannot use a link. */
const commandsFirst = (results: readonly AppSnippets[]): readonly AppSnippets[] =>
  results.toSorted((a, b) => Number(b.snippets.length > 0) - Number(a.snippets.length > 0));

export function addAppTools(server: McpServer, services: Services, toolAnswer: ToolAnswer): void {
  server.registerTool(
    'app_snippets',
    {
      description:
        'Commands that run a model in a local app (llama.cpp, Ollama, vLLM …), with install commands, as Markdown.',
      inputSchema: z.strictObject({
        id: repoId.describe('Model id'),
        app: word.optional().describe('App key; without it the first that can run the model'),
        system: z.enum(systems).optional().describe('Where it will run; linux by default'),
        way: word.optional().describe('For apps with several ways to run: installed, docker, source …'),
        quantization: word.optional().describe('For GGUF files, such as Q4_K_M'),
      }),
      annotations: readOnly,
    },
    ({ id, app, system, way, quantization }) =>
      toolAnswer(async () =>
        bestAsMarkdown(
          commandsFirst(await services.appSnippets({ id, app, options: { system, way, quantization } })),
          nameOf,
          { what: 'apps', evidence: 'apps/', ...(system && { managers: { system } }) },
        ),
      ),
  );
}
