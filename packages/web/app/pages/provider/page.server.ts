/** @module One inference provider: its tasks and clients, how it names models, and the models it is known to serve. */
import { mappingOf, type ModelRecord } from '@loadout/catalogue';
import type { InferenceView } from '@loadout/react';
import { NotFoundError, type ProviderEntry, type Services } from '@loadout/server';
import { redirect } from 'react-router';
import { exampleModel } from '../../features/inference/example.server.ts';
import { callCookies, type InferencePanel, loadInference } from '../../features/inference/panel.server.ts';
import { blockMarkdown, plainBlock } from '../../lib/code/block.server.ts';
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
import { knownModel, knownProviders } from './known.server.ts';

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
    | (Pick<InferenceView, 'languages' | 'clients' | 'notices' | 'blocks'> & {
        readonly task: string;
        readonly model: string;
        /** The model's page here, else on the hub; absent where it has none. */
        readonly href: string | undefined;
      })
    | undefined;
  readonly site: string | undefined;
  readonly hub: { readonly name: string; readonly href: string };
  readonly models: readonly ServedModel[];
  readonly modelCount: number;
  readonly source: string;
  readonly address: string;
  readonly cookies: readonly string[];
}

const modelsShown = 20;
const chatTask = 'text-generation';

export const page: Page<ProviderData> = {
  async load({ services, params, url, request }) {
    const id = params.provider ?? '';
    const provider = services.provider(id);
    const canonical = provider ? undefined : services.provider(id.toLowerCase())?.id;
    if (canonical !== undefined) throw redirect(providerPath(canonical), 301);
    if (!provider) throw new NotFoundError('provider', id, await services.nearest('provider', id, 6));
    const { items, total } = await services.search('model', {
      provider: [id],
      limit: modelsShown,
      facets: [],
    });
    const choices = readChoices(request, url.searchParams);
    const label = (task: string): string => services.task(task)?.label ?? task;
    return {
      provider,
      tasks: provider.tasks.map(({ task, clients }) => ({ id: task, label: label(task), clients })),
      example: await exampleOf(services, provider, items, (model) =>
        loadInference(services, model, request, withProvider(url.searchParams, id), choices.managers),
      ),
      site: knownProviders[provider.id]?.site,
      hub: {
        name: services.platform.name,
        href: `${services.platform.hubUrl}/${provider.hubOrganisation}`,
      },
      models: items.map((record) => ({ id: record.id, providerId: nameAt(record, id) })),
      modelCount: total,
      source: `${services.settings.sourceUrl}/packages/catalogue/src/inference/providers/${id}.ts`,
      address: url.pathname + url.search,
      cookies: [...choices.cookies, ...callCookies(url.searchParams)],
    };
  },

  paths: (services) => services.providers().map(({ id }) => providerPath(id)),

  markdown: ({ provider, tasks, example, models, site }) =>
    markdownDocument(
      `# ${escapeMarkdown(provider.name)}`,
      escapeMarkdown(provider.summary),
      bullets([
        `Id: ${inlineCode(provider.id)}`,
        ...(site === undefined ? [] : [`Site: ${site}`]),
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

  json: ({ provider, example, models, modelCount, site }) => ({
    ...provider,
    site,
    example: example && {
      task: example.task,
      model: example.model,
      snippets: example.blocks.map(plainBlock),
    },
    models,
    modelCount,
    modelsUrl: withQuery('/models', { provider: provider.id }),
  }),
};

const nameAt = (record: ModelRecord, id: string): string | undefined =>
  mappingOf(record).find(({ provider }) => provider === id)?.providerId;

const withProvider = (parameters: URLSearchParams, provider: string): URLSearchParams => {
  const asked = new URLSearchParams(parameters);
  asked.set('provider', provider);
  return asked;
};

/** A model that a record of the store says is served, a chat if possible; else a known one; else any of the task. */
async function exampleOf(
  services: Services,
  { id, tasks }: ProviderEntry,
  served: readonly ModelRecord[],
  call: (model: ModelRecord) => Promise<InferencePanel>,
): Promise<ProviderData['example']> {
  const ids = tasks.map(({ task }) => task);
  const model =
    served.find((record) => record.pipeline_tag === chatTask) ??
    served.find((record) => ids.some((task) => task === record.pipeline_tag)) ??
    knownModel(id) ??
    (ids[0] && exampleModel(services, ids[0]));
  const view = model && (await call(model)).view;
  if (!view) return undefined;
  const { languages, clients, notices, blocks } = view;
  return {
    task: model.pipeline_tag ?? '',
    model: model.id,
    href: await pageOf(services, id, model.id),
    languages,
    clients,
    notices,
    blocks,
  };
}

/** Models of a provider's own API are not on the hub. */
async function pageOf(services: Services, provider: string, id: string): Promise<string | undefined> {
  if (await services.model(id)) return withQuery(modelPath(id), { provider });
  const isRouted = services.provider(provider)?.ways.includes('router') ?? false;
  return isRouted ? `${services.platform.hubUrl}/${id}` : undefined;
}
