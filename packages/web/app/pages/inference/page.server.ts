/** @module Inference providers: which provider serves which task with which clients, and the call for the chosen task. */
import type { InferenceView } from '@loadout/react';
import { inferenceClients } from '@loadout/catalogue';
import { exampleModel } from '../../features/inference/example.server.ts';
import { matrix, providerName } from '../../lib/providers/matrix.server.ts';
import { loadInference } from '../../features/inference/panel.server.ts';
import { markdownDocument, table } from '../../lib/markdown/markdown.server.ts';
import { blockMarkdown, plainBlock } from '../../lib/code/block.server.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import type { Page } from '../../lib/page/page.server.ts';

export interface MatrixRow {
  readonly task: string;
  readonly label: string;
  /** Clients by provider, in the order of the columns; nothing where the provider does not serve the task. */
  readonly cells: readonly (readonly string[] | undefined)[];
}

export interface InferenceData {
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  readonly rows: readonly MatrixRow[];
  readonly clients: readonly { readonly language: string; readonly name: string }[];
  readonly task: { readonly id: string; readonly label: string };
  /** The model the call is shown for. */
  readonly model: string;
  readonly view: InferenceView | undefined;
  readonly address: string;
  readonly cookies: readonly string[];
}

const firstTask = 'text-generation';

export const page: Page<InferenceData> = {
  async load({ services, url, request }) {
    const entries = matrix();
    const taskIds = [...new Set(entries.map(({ task }) => task))];
    const providerIds = [...new Set(entries.map(({ provider }) => provider))].toSorted();
    const task = taskIds.find((id) => id === url.searchParams.get('task')) ?? firstTask;
    const label = (id: string): string => services.task(id)?.label ?? id;
    const model = exampleModel(services, task);
    const choices = readChoices(request, url.searchParams);
    const panel = await loadInference(services, model, request, url.searchParams, choices.managers);
    return {
      providers: providerIds.map((id) => ({ id, name: providerName(id) })),
      rows: taskIds.map((id) => ({
        task: id,
        label: label(id),
        cells: providerIds.map(
          (provider) => entries.find((entry) => entry.task === id && entry.provider === provider)?.clients,
        ),
      })),
      clients: inferenceClients.map(({ language, name }) => ({ language, name })),
      task: { id: task, label: label(task) },
      model: model.id,
      view: panel.view,
      address: url.pathname + url.search,
      cookies: [...choices.cookies, ...panel.cookies],
    };
  },

  markdown: ({ rows, providers, view }) =>
    markdownDocument(
      '# Inference providers',
      table(
        ['Task', 'Providers'],
        rows.map(({ label, cells }) => [
          label,
          providers.flatMap(({ name }, at) => (cells[at] ? [name] : [])).join(', '),
        ]),
      ),
      ...(view?.blocks.map(blockMarkdown) ?? []),
    ),

  json: ({ view }) => ({ matrix: matrix(), snippet: view?.blocks.map(plainBlock)[0] }),
};
