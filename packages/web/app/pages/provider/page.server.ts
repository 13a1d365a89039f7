/** @module One inference provider: its tasks and clients, how it names models, and the models it is known to serve. */
import { mappingOf, type ModelRecord } from '@loadout/catalogue';
import type { BlockView } from '@loadout/react';
import { NotFoundError, type ProviderEntry, type Services } from '@loadout/server';
import { exampleModel } from '../../features/inference/example.server.ts';
import { blockMarkdown, plainBlock } from '../../lib/code/block.server.ts';
import { blockView } from '../../lib/code/block-view.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { modelPath, providerPath, taskPath, withQuery } from '../../lib/links/links.ts';
import {
  bullets,
  escapeMarkdown,
  inlineCode,
  link,
  markdownDocument,
  table,
} from '../../lib/markdown/markdown.server.ts';
import type { Page } from '../../lib/page/page.server.ts';

export interface ServedModel {
  /** On the hub. */
  readonly id: string;
  /** At the provider. */
  readonly providerId: string | undefined;
}

export interface ProviderData {
  readonly provider: ProviderEntry;
  readonly tasks: readonly {
    readonly id: string;
    readonly label: string;
    readonly clients: readonly string[];
  }[];
  readonly example:
    | { readonly task: string; readonly model: string; readonly blocks: readonly BlockView[] }
    | undefined;
  readonly models: readonly ServedModel[];
  readonly modelCount: number;
  readonly source: string;
  readonly address: string;
  readonly cookies: readonly string[];
}

const modelsShown = 20;

export const page: Page<ProviderData> = {
  async load({ services, params, url, request }) {
    const id = params.provider ?? '';
    const provider = services.provider(id);
    if (!provider) throw new NotFoundError('provider', id, await services.nearest('provider', id, 6));
    const { items, total } = await services.search('model', {
      provider: [id],
      limit: modelsShown,
      facets: [],
    });
    const { managers, cookies } = readChoices(request, url.searchParams);
    const label = (task: string): string => services.task(task)?.label ?? task;
    return {
      provider,
      tasks: provider.tasks.map(({ task, clients }) => ({ id: task, label: label(task), clients })),
      example: await exampleOf(services, provider, (snippet) => blockView(snippet, managers)),
      models: items.map((record) => ({ id: record.id, providerId: nameAt(record, id) })),
      modelCount: total,
      source: `${services.settings.sourceUrl}/packages/catalogue/src/inference/providers/${id}.ts`,
      address: url.pathname + url.search,
      cookies,
    };
  },

  paths: (services) => services.providers().map(({ id }) => providerPath(id)),

  markdown: ({ provider, tasks, example, models }) =>
    markdownDocument(
      `# ${escapeMarkdown(provider.name)}`,
      escapeMarkdown(provider.summary),
      bullets([
        `Id: ${inlineCode(provider.id)}`,
        ...(provider.baseUrl === undefined ? [] : [`Base URL: ${provider.baseUrl}`]),
        `Called through: ${provider.ways.join(', ')}`,
      ]),
      '## Tasks',
      table(
        ['Task', 'Clients'],
        tasks.map(({ id, label, clients }) => [link(label, `${taskPath(id)}.md`), clients.join(', ')]),
      ),
      example && `## Example, for ${escapeMarkdown(example.model)}`,
      ...(example?.blocks ?? []).map(blockMarkdown),
      models.length > 0 && '## Models',
      table(
        ['Model', `Id at ${escapeMarkdown(provider.name)}`],
        models.map(({ id, providerId }) => [
          link(id, `${modelPath(id)}.md`),
          providerId === undefined ? '' : inlineCode(providerId),
        ]),
      ),
    ),

  json: ({ provider, example, models, modelCount }) => ({
    ...provider,
    example: example && { ...example, blocks: undefined, snippets: example.blocks.map(plainBlock) },
    models,
    modelCount,
    modelsUrl: withQuery('/models', { provider: provider.id }),
  }),
};

const nameAt = (record: ModelRecord, id: string): string | undefined =>
  mappingOf(record).find(({ provider }) => provider === id)?.providerId;

/** The first client's call for the first task. */
async function exampleOf(
  services: Services,
  { id, tasks }: ProviderEntry,
  view: (snippet: Parameters<typeof blockView>[0]) => Promise<BlockView>,
): Promise<ProviderData['example']> {
  const task = tasks.find((each) => each.task === 'text-generation')?.task ?? tasks[0]?.task;
  if (task === undefined) return undefined;
  const model = exampleModel(services, task);
  const { snippets } = await services.inferenceSnippets({ model, provider: id });
  const [first] = snippets;
  const shown = snippets.filter((one) => one.language === first?.language && one.client === first.client);
  return { task, model: model.id, blocks: await Promise.all(shown.map(view)) };
}
