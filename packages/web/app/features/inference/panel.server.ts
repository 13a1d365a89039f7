/** @module The inference panel of a model: provider, language, client and options. Address over cookie over default. */
import {
  autoProvider,
  CatalogueError,
  type InferenceSnippet,
  isChat,
  type Managers,
  mappingOf,
  type ModelRecord,
} from '@loadout/catalogue';
import type { InferenceChoice, InferenceView } from '@loadout/react';
import type { Services } from '@loadout/server';
import {
  type PreferenceName,
  preferenceCookie,
  readPreference,
} from '../../lib/preferences/preferences.server.ts';
import type { Verification } from '@loadout/verification';
import { blockView } from '../../lib/code/block.server.ts';
import { hasBothWays, providerName, providersOf } from '../../lib/providers/matrix.server.ts';
import { readOptions, requestOptions } from './options.server.ts';
import { callVerification } from './verified.server.ts';

export interface InferencePanel {
  /** Nothing when no provider serves the model's task. */
  readonly view: InferenceView | undefined;
  readonly cookies: readonly string[];
}

export async function loadInference(
  services: Services,
  model: ModelRecord,
  request: Request,
  parameters: URLSearchParams,
  managers: Managers,
): Promise<InferencePanel> {
  const call = await chooseCall(services, model, request, parameters);
  if (!call) return { view: undefined, cookies: [] };
  const { snippet, languages, clients, providers, certain, chat, bothWays, options, problem, verified } =
    call;
  return {
    view: {
      providers,
      certain,
      languages,
      clients,
      chat,
      bothWays,
      options,
      block: snippet && (await blockView(snippet, managers, verified)),
      problem,
    },
    cookies: (['provider', 'language', 'client', 'streaming'] as const).flatMap((name) => {
      const value = parameters.get(name);
      return value !== null && /^[\w.-]{1,60}$/.test(value) ? [preferenceCookie(name, value)] : [];
    }),
  };
}

export interface ChosenCall extends Omit<InferenceView, 'block'> {
  readonly snippet: InferenceSnippet | undefined;
  readonly verified: Verification | undefined;
}

/** The call that the address and the remembered choices ask for; nothing when no provider serves the task. */
export async function chooseCall(
  services: Services,
  model: ModelRecord,
  request: Request,
  parameters: URLSearchParams,
): Promise<ChosenCall | undefined> {
  const choose = (name: PreferenceName): string | undefined =>
    parameters.get(name) || readPreference(request, name);
  const task = model.pipeline_tag ?? '';
  const mapped = mappingOf(model).map(({ provider }) => provider);
  const serving = providersOf(model);
  if (serving.length === 0) return undefined;
  const offered = ['auto', ...(mapped.length > 0 ? serving.filter((id) => mapped.includes(id)) : serving)];
  const provider = offered.find((id) => id === choose('provider')) ?? 'auto';
  const options = { ...readOptions(parameters), streaming: choose('streaming') ?? '' };
  const chat = isChat(model);
  const answer = await ask(services, () => ({ model, provider, options: requestOptions(options, chat) }));
  const picked = pick(answer.snippets, choose('language'), choose('client'));
  return {
    ...picked,
    providers: offered.map((id) => ({
      value: id,
      label: id === 'auto' ? 'Automatic' : providerName(id),
      chosen: id === provider,
    })),
    certain: mapped.length > 0,
    chat,
    bothWays: hasBothWays(provider === 'auto' ? autoProvider(model) : provider),
    options,
    problem: answer.problem,
    verified:
      picked.snippet &&
      callVerification(task, provider === 'auto' ? autoProvider(model) : provider, picked.snippet),
  };
}

type Asked = Parameters<Services['inferenceSnippets']>[0];
type Answered = { readonly snippets: readonly InferenceSnippet[]; readonly problem: string | undefined };

async function ask(services: Services, asked: () => Asked): Promise<Answered> {
  try {
    return { snippets: await services.inferenceSnippets(asked()), problem: undefined };
  } catch (error) {
    if (error instanceof CatalogueError) return { snippets: [], problem: error.message };
    throw error;
  }
}

function pick(
  snippets: readonly InferenceSnippet[],
  language: string | undefined,
  client: string | undefined,
) {
  const inLanguage = snippets.filter((one) => one.language === language);
  const pool =
    inLanguage.length > 0 ? inLanguage : snippets.filter((one) => one.language === snippets[0]?.language);
  const snippet = pool.find((one) => one.client === client) ?? pool[0];
  return {
    snippet,
    languages: [...new Set(snippets.map((one) => one.language))].map((value): InferenceChoice => ({
      value,
      label: value,
      chosen: value === snippet?.language,
    })),
    clients: pool.map((one): InferenceChoice => ({
      value: one.client,
      label: one.client,
      chosen: one === snippet,
    })),
  };
}
