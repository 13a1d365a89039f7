/** @module The MCP tool that compares models. */
import { longestContextLength } from '@loadout/catalogue';
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { repoId } from '../api/schemas/record.ts';
import type { Services } from '../services.ts';
import { comparedModels } from '../services/compare.ts';
import { readOnly, type ToolAnswer } from './tool-answer.ts';

export function addCompareTools(server: McpServer, services: Services, toolAnswer: ToolAnswer): void {
  server.registerTool(
    'compare_models',
    {
      description:
        'Two to four models side by side: size, license, context, memory at each quantization, libraries, apps.',
      inputSchema: z.strictObject({
        ids: z.array(repoId).min(comparedModels.least).max(comparedModels.most).describe('Model ids'),
        hardware: z.string().min(1).max(200).optional().describe('Machine to tell what fits, such as 16'),
        context: z.number().int().min(1).max(longestContextLength).optional().describe('Tokens; 4,096'),
      }),
      annotations: readOnly,
    },
    ({ ids, hardware, context }) =>
      toolAnswer(async () => {
        const { models } = await services.compare({ models: ids, hardware, context });
        return { models: models.map(({ code: _code, ...model }) => model) };
      }),
  );
}
