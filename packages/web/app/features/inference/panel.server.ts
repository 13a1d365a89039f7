/** @module The inference panel of a model: provider, language, client and options. Address over cookie over default. */
import {
  CatalogueError,
  type InferenceAnswer,
  type InferenceSnippet,
  isChat,
  type Managers,
  type ModelRecord,
  type ProviderOffer,
  providersFor,
} from '@loadout/catalogue';
import type { InferenceChoice, InferenceView, ProviderChoice } from '@loadout/react';
import type { Services } from '@loadout/server';
import {
  type PreferenceName,
  preferenceCookie,
  readPreference,
} from '../../lib/preferences/preferences.server.ts';
import type { Verification } from '@loadout/verification';
import { blockView } from '../../lib/code/block-view.ts';
import { hasBothWays } from '../../lib/providers/matrix.server.ts';
import { factWords } from './provider-facts.ts';
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
  const { snippets, verified, ...view } = call;
  return {
    view: {
      ...view,
      blocks: await Promise.all(snippets.map((snippet) => blockView(snippet, managers, verified))),
    },
    cookies: (['provider', 'language', 'client', 'streaming'] as const).flatMap((name) => {
      const value = parameters.get(name);
      return value !== null && /^[\w.-]{1,60}$/.test(value) ? [preferenceCookie(name, value)] : [];
    }),
  };
}

export interface ChosenCall extends Omit<InferenceView, 'blocks'> {
  readonly snippets: readonly InferenceSnippet[];
  readonly verified: Verification | undefined;
}

/** The call that the address and the remembered choices ask for; nothing when no provider serves the task. */
export async function chooseCall(
  services: Services,
  model: ModelRecord,
  request: Request,
  parameters: URLSearchParams,
  { errorHandling = false }: { readonly errorHandling?: boolean } = {},
): Promise<ChosenCall | undefined> {
  const choose = (name: PreferenceName): string | undefined =>
    parameters.get(name) || readPreference(request, name);
  const task = model.pipeline_tag ?? '';
  const { platform } = services;
  const { offered, others } = providersFor(model, platform);
  if (offered.length + others.length === 0) return undefined;
  const provider = chosenProvider(offered, others, parameters, choose('provider'));
  const options = { ...readOptions(parameters), streaming: choose('streaming') ?? '' };
  const chat = isChat(model);
  const answer = await ask(services, () => ({
    model,
    provider,
    options: { ...requestOptions(options, chat), ...(errorHandling && { errorHandling }) },
  }));
  const picked = pick(answer.snippets, choose('language'), choose('client'));
  return {
    ...picked,
    providers: providerChoices(offered, provider),
    otherProviders: providerChoices(others, provider),
    chat,
    bothWays: platform.routerUrl !== '' && hasBothWays(provider),
    options,
    notices: answer.notices,
    problem: answer.problem,
    ...(answer.request && { run: answer.request }),
    verified: picked.snippets[0] && callVerification(task, provider, picked.snippets[0]),
  };
}

/** A remembered provider counts only where it is known to serve the model; the address may name any. */
function chosenProvider(
  offered: readonly ProviderOffer[],
  others: readonly ProviderOffer[],
  parameters: URLSearchParams,
  wanted: string | undefined,
): string {
  const all = [...offered, ...others];
  const open = parameters.get('provider') ? all : offered;
  return open.find(({ provider }) => provider === wanted)?.provider ?? all[0]?.provider ?? 'auto';
}

const about: Readonly<Record<ProviderOffer['reason'], Pick<ProviderChoice, 'status' | 'note'>>> = {
  automatic: { note: 'Picks a provider that serves the model' },
  live: { status: 'Live' },
  hub: { note: 'The hub serves this task' },
  unknown: {},
};

const providerChoices = (offers: readonly ProviderOffer[], chosen: string): readonly ProviderChoice[] =>
  offers.map(({ provider, displayName, reason, providerModelId, facts, status }) => ({
    value: provider,
    label: displayName,
    chosen: provider === chosen,
    ...about[reason],
    ...(facts && { details: factWords(facts).join(' · ') }),
    ...(status !== undefined && { status }),
    ...(providerModelId !== undefined && { modelId: providerModelId }),
  }));

type Asked = Parameters<Services['inferenceSnippets']>[0];
interface Answered extends Pick<InferenceAnswer, 'snippets' | 'request'> {
  readonly notices: readonly string[];
  readonly problem: string | undefined;
}

async function ask(services: Services, requested: () => Asked): Promise<Answered> {
  try {
    const { notices, ...answer } = await services.inferenceSnippets(requested());
    return { ...answer, notices: notices.map(({ message }) => message), problem: undefined };
  } catch (error) {
    if (error instanceof CatalogueError) return { snippets: [], notices: [], problem: error.message };
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
    snippets: pool.filter((one) => one.client === snippet?.client),
    languages: [...new Set(snippets.map((one) => one.language))].map((value): InferenceChoice => ({
      value,
      label: value,
      chosen: value === snippet?.language,
    })),
    clients: [...new Set(pool.map((one) => one.client))].map((value): InferenceChoice => ({
      value,
      label: value,
      chosen: value === snippet?.client,
    })),
  };
}
