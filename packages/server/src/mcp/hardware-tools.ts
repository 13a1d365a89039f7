/** @module The MCP tool for hardware: which files of a model fit into memory. */
import { fitLabels, longestContextLength } from '@loadout/catalogue';
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { repoId } from '../api/schemas/record.ts';
import type { FitResult, Services } from '../services.ts';
import { readOnly, type ToolAnswer } from './tool-answer.ts';

export function addHardwareTools(server: McpServer, services: Services, toolAnswer: ToolAnswer): void {
  server.registerTool(
    'model_fit',
    {
      description:
        'Whether the files of a model fit on a machine: memory, state and estimated speed of each, as Markdown.',
      inputSchema: z.strictObject({
        id: repoId.describe('Model id'),
        hardware: z
          .string()
          .min(1)
          .max(200)
          .describe('Memory in GB such as 16, or a device such as nvidia-rtx-4090 or apple-m4-pro:48'),
        context: z
          .number()
          .int()
          .min(1)
          .max(longestContextLength)
          .optional()
          .describe('Tokens; 4,096 by default'),
      }),
      annotations: readOnly,
    },
    ({ id, hardware, context }) =>
      toolAnswer(async () => fitAsMarkdown(await services.fit({ id, hardware, context }))),
  );
}

const gb = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

function fitAsMarkdown({ contextLength, files, best }: FitResult): string {
  if (files.length === 0)
    return 'The record has no file sizes and no parameter count, so the fit cannot be calculated.';
  const rows = files.map(({ name, label, need, state, speed }) =>
    [
      label ?? name,
      gb(need.total),
      fitLabels[state],
      speed === undefined ? '' : `${speed.low.toFixed(0)}–${speed.high.toFixed(0)} tokens/s (estimate)`,
    ].join(' | '),
  );
  return [
    `Memory at ${contextLength} tokens of context:`,
    '',
    '| File | Memory | Fit | Speed |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
    best === undefined ? 'No file fits.' : `Best: ${best.label ?? best.name}`,
  ].join('\n');
}
