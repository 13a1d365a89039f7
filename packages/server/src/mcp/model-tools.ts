/** @module MCP tools for models: search and single records. */
import type { McpServer } from '@modelcontextprotocol/server';
import { sorts } from '@loadout/hub';
import { z } from 'zod';
import { repoId } from '../api/schemas/record.ts';
import { parseParameterRange } from '../api/parameter-range.ts';
import { NotFoundError } from '../errors.ts';
import { HttpProblem, validationProblem } from '../http/problem.ts';
import {
  contextLengthOf,
  longestContextLength,
  type ModelRecord,
  providerCapabilities,
  statedSummary,
} from '@loadout/catalogue';
import type { HubRecord, Services } from '../services.ts';
import { assertLibrary, assertTask } from './known-names.ts';
import { readOnly, type ToolAnswer } from './tool-answer.ts';

const word = z.string().min(1).max(200);

const searchInput = z.strictObject({
  query: z.string().max(500).optional().describe('Words of the id, owner, tags or summary'),
  task: word.optional().describe('Task id'),
  library: word.optional().describe('Library key'),
  language: word.optional().describe('Language code'),
  license: word.optional(),
  author: word.optional(),
  quantization: word.optional().describe('GGUF files of this quantization, such as Q4_K_M'),
  provider: word.optional().describe('Inference provider that serves it'),
  capability: z.enum(providerCapabilities).optional().describe('What such a provider can do'),
  tags: z.array(word).max(20).optional().describe('All of these tags'),
  params: word.optional().describe('Number of parameters, such as min:1B,max:9B'),
  fits: word.optional().describe('Runs on this machine: GB such as 16, or a device such as nvidia-rtx-4090'),
  context: z
    .int()
    .min(1)
    .max(longestContextLength)
    .optional()
    .describe('Tokens of context for `fits`; 4,096'),
  sort: z.enum(sorts).optional(),
  limit: z.int().min(1).max(50).default(10),
  cursor: z.string().max(2000).optional().describe('`next` of the last answer'),
});

export function addModelTools(server: McpServer, services: Services, toolAnswer: ToolAnswer): void {
  server.registerTool(
    'search_models',
    {
      description:
        'Find models by words and filters. Answers ids with summary, task, library and licence, and the total.',
      inputSchema: searchInput,
      annotations: readOnly,
    },
    ({ query, tags, params, fits, context, sort, limit, cursor, ...filters }) =>
      toolAnswer(async () => {
        const found = await services.search('model', {
          fits,
          context,
          sort,
          limit,
          cursor,
          text: query,
          ...lists(filters),
          tag: tags,
          params: params === undefined ? undefined : rangeOf(params),
        });
        if (found.items.length === 0) {
          const { task, library } = filters;
          if (task !== undefined) await assertTask(services, task);
          if (library !== undefined) await assertLibrary(services, library);
        }
        return {
          total: found.total,
          models: found.items.map(listed),
          ...(found.next && { next: found.next }),
        };
      }),
  );

  server.registerTool(
    'get_model',
    {
      description:
        'One model: summary, task, library, licence, base model, context length, tags, files by name. For code use model_snippets.',
      inputSchema: z.strictObject({ id: repoId.describe('Model id, such as google-bert/bert-base-uncased') }),
      annotations: readOnly,
    },
    ({ id }) =>
      toolAnswer(async () => {
        const record = await services.record('model', id);
        if (record === undefined) throw new NotFoundError('model', id, await services.nearest('model', id));
        return details(record);
      }),
  );
}

/** A search takes several values of a filter, a tool one. */
const lists = (
  filters: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value]]])),
  );

function rangeOf(text: string) {
  const range = parseParameterRange(text);
  if (range !== undefined) return range;
  throw new HttpProblem(
    validationProblem('input', [{ field: 'params', message: 'expected a range such as min:1B,max:9B' }]),
  );
}

const listed = (record: HubRecord) => ({
  id: record.id,
  summary: statedSummary(record),
  task: record.pipeline_tag,
  library: record.library_name,
  license: record.cardData?.license,
  parameters: record.safetensors?.total ?? record.gguf?.total,
  downloads: record.downloads,
  likes: record.likes,
  gated: record.gated === false ? undefined : record.gated,
});

const fileLimit = 50;

const details = (record: ModelRecord) => ({
  ...listed(record),
  base_model: record.cardData?.base_model,
  context_length: contextLengthOf(record),
  language: record.cardData?.language,
  architectures: record.config?.architectures,
  tags: record.tags,
  lastModified: record.lastModified,
  files: record.siblings?.slice(0, fileLimit).map(({ rfilename }) => rfilename),
  ...((record.siblings?.length ?? 0) > fileLimit && {
    moreFiles: (record.siblings?.length ?? 0) - fileLimit,
  }),
});
