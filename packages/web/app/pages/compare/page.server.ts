/** @module Two to four models side by side, from the URL. */
import { machineLabel, printMachine } from '@loadout/catalogue';
import type { BlockView } from '@loadout/react';
import { comparedModels, type Comparison, comparisonJson } from '@loadout/server';
import { blockMarkdown, libraryBlock } from '../../lib/code/block.server.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { readContext } from '../../lib/hardware/fit-view.server.ts';
import { rememberedMachine } from '../../lib/hardware/machine.server.ts';
import { comparePath, modelPath } from '../../lib/links/links.ts';
import { escapeMarkdown, markdownDocument, table } from '../../lib/markdown/markdown.server.ts';
import type { Page } from '../../lib/page/page.server.ts';
import type { PlotDrawing } from '../../ui/plot-view.ts';
import { type FactRow, factRows } from './facts.server.ts';
import { namedModels, type NamedModels } from './ids.server.ts';
import { type MemoryRow, memoryPlot, memoryRows } from './memory.server.ts';

export interface ModelCode {
  readonly id: string;
  /** The library it is for. */
  readonly library: string;
  readonly blocks: readonly BlockView[];
}

export interface CompareData {
  readonly models: readonly {
    readonly id: string;
    readonly name: string;
    readonly href: string;
    readonly withoutHref: string;
  }[];
  readonly problems: NamedModels['problems'];
  /** Whether another model can be added. */
  readonly open: boolean;
  readonly contextLength: number;
  readonly machine: string | undefined;
  readonly facts: readonly FactRow[];
  readonly memory: readonly MemoryRow[];
  readonly plot: PlotDrawing | undefined;
  readonly code: readonly ModelCode[];
  /** As links repeat it. */
  readonly address: string;
  readonly comparison: Comparison | undefined;
  readonly cookies: readonly string[];
}

export const page: Page<CompareData> = {
  async load({ services, url, request }) {
    const parameters = url.searchParams;
    const { ids, problems } = await namedModels(services, parameters);
    const machine = rememberedMachine(request);
    const context = readContext(parameters);
    const wrongContext = context === undefined ? [contextProblem(parameters.get('context') ?? '')] : [];
    const comparison =
      ids.length < comparedModels.least
        ? undefined
        : await services.compare({ models: ids, context, hardware: machine && printMachine(machine) });
    const choices = readChoices(request, parameters);
    const models = comparison?.models ?? [];
    return {
      models: ids.map((id) => ({
        id,
        name: id.slice(id.indexOf('/') + 1),
        href: modelPath(id),
        withoutHref: comparePath(ids.filter((other) => other !== id)),
      })),
      problems: [...problems, ...wrongContext],
      open: ids.length < comparedModels.most,
      contextLength: comparison?.contextLength ?? 0,
      machine: machine && machineLabel(machine),
      facts: await factRows(services, models),
      memory: memoryRows(models),
      plot: comparison && memoryPlot(comparison),
      code: await Promise.all(
        models.flatMap(({ id, code }) =>
          code === undefined
            ? []
            : [
                Promise.all(
                  code.snippets.map((snippet) => libraryBlock(snippet, choices.managers, code.library)),
                ).then((blocks) => ({
                  id,
                  library: services.library(code.library)?.prettyLabel ?? code.library,
                  blocks,
                })),
              ],
        ),
      ),
      address: comparePath(ids),
      comparison,
      cookies: choices.cookies,
    };
  },

  markdown: ({ models, problems, facts, memory, code, contextLength }) =>
    markdownDocument(
      '# Compare models',
      ...problems.map(({ message }) => escapeMarkdown(message)),
      facts.length === 0
        ? 'Add `?models=owner/one,owner/two` to the address.'
        : table(
            ['', ...models.map(({ id }) => id)],
            facts.map(({ name, cells }) => [
              name,
              ...cells.map((cell) => cell.map(({ label }) => label).join(', ')),
            ]),
          ),
      memory.length > 0 && `## Memory at ${contextLength} tokens of context`,
      memory.length > 0 &&
        table(
          ['Quantization', ...models.map(({ id }) => id)],
          memory.map(({ label, cells }) => [
            label,
            ...cells.map((cell) => [cell?.text, cell?.fit?.label].filter(Boolean).join(', ')),
          ]),
        ),
      ...code.flatMap(({ id, library, blocks }) => [
        `## ${escapeMarkdown(id)} with ${escapeMarkdown(library)}`,
        ...blocks.map(blockMarkdown),
      ]),
    ),

  json: ({ comparison, problems }) => ({
    ...(comparison ? comparisonJson(comparison) : { models: [] }),
    problems,
  }),
};

const contextProblem = (text: string): NamedModels['problems'][number] => ({
  message: `“${text.slice(0, 20)}” is no context length: memory is given for 4,096 tokens.`,
  nearest: [],
});
