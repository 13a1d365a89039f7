/** @module The inference panel of a model: provider, language, client and options. URL over cookie over default. */
import {
  CatalogueError,
  hasBothWays,
  type InferenceAnswer,
  type InferenceSnippet,
  isChat,
  type Managers,
  type ModelRecord,
  providersFor,
} from '@loadout/catalogue';
import {
  chosenProvider,
  type InferenceView,
  pickCall,
  providerChoices,
  readOptionTexts,
  callOptions,
} from '@loadout/react';
import type { Services } from '@loadout/server';
import {
  type PreferenceName,
  preferenceCookie,
  readPreference,
} from '../../lib/preferences/preferences.server.ts';
import type { Verification } from '@loadout/verification';
import { blockView } from '../../lib/code/block-view.ts';
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
    cookies: callCookies(parameters),
  };
}

/** The choices in the URL, to be remembered. */
export const callCookies = (parameters: URLSearchParams): readonly string[] =>
  (['provider', 'language', 'client', 'streaming'] as const).flatMap((name) => {
    const value = parameters.get(name);
    return value !== null && /^[\w.-]{1,60}$/.test(value) ? [preferenceCookie(name, value)] : [];
  });

export interface ChosenCall extends Omit<InferenceView, 'blocks'> {
  readonly snippets: readonly InferenceSnippet[];
  readonly verified: Verification | undefined;
}

/** The call for the choices in the URL and the cookies; nothing when no provider serves the task. */
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
  const offers = providersFor(model, platform);
  const { offered, others } = offers;
  if (offered.length + others.length === 0) return undefined;
  const provider = chosenProvider(
    offers,
    parameters.get('provider') || undefined,
    readPreference(request, 'provider'),
  );
  const options = { ...readOptionTexts(parameters), streaming: choose('streaming') ?? '' };
  const chat = isChat(model);
  const answer = await ask(services, () => ({
    model,
    provider,
    options: { ...callOptions(options, chat), ...(errorHandling && { errorHandling }) },
  }));
  const picked = pickCall(answer.snippets, choose('language'), choose('client'));
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
