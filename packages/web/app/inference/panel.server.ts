/** @module The inference panel of a model: provider, language, client and options. Address over cookie over default. */
import {
  CatalogueError,
  type InferenceSnippet,
  isChat,
  type Managers,
  mappingOf,
  type ModelRecord,
} from '@loadout/catalogue';
import type { InferenceRequestOptions, Services } from '@loadout/server';
import { type PreferenceName, preferenceCookie, readPreference } from '../lib/preferences.server.ts';
import { type BlockView, blockView } from '../snippets/block.server.ts';
import { providerName, providersOf } from './matrix.server.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly chosen: boolean;
}

export interface InferenceView {
  readonly providers: readonly Choice[];
  /** Whether the record says which providers run this very model. */
  readonly certain: boolean;
  readonly languages: readonly Choice[];
  readonly clients: readonly Choice[];
  readonly chat: boolean;
  readonly options: Readonly<Record<OptionName, string>>;
  readonly block: BlockView | undefined;
  /** Why there is no code, when there is none. */
  readonly problem: string | undefined;
}

export interface InferencePanel {
  /** Nothing when no provider serves the model's task. */
  readonly view: InferenceView | undefined;
  readonly cookies: readonly string[];
}

/** Options that stand in the address, as text. */
export const optionNames = [
  'streaming',
  'system',
  'temperature',
  'max_tokens',
  'top_p',
  'bill_to',
  'endpoint',
  'direct',
] as const;
export type OptionName = (typeof optionNames)[number];

const longest = 500;

export async function loadInference(
  services: Services,
  model: ModelRecord,
  request: Request,
  parameters: URLSearchParams,
  managers: Managers,
): Promise<InferencePanel> {
  const choose = (name: PreferenceName): string | undefined =>
    parameters.get(name) || readPreference(request, name);
  const mapped = mappingOf(model).map(({ provider }) => provider);
  const serving = providersOf(model.pipeline_tag ?? '');
  const offered = ['auto', ...(mapped.length > 0 ? serving.filter((id) => mapped.includes(id)) : serving)];
  if (serving.length === 0) return { view: undefined, cookies: [] };
  const provider = offered.find((id) => id === choose('provider')) ?? 'auto';
  const options = readOptions(parameters);
  const chat = isChat(model);
  const answer = await ask(services, { model, provider, options: requestOptions(options, chat) });
  const { snippet, languages, clients } = pick(answer.snippets, choose('language'), choose('client'));
  return {
    view: {
      providers: offered.map((id) => ({
        value: id,
        label: id === 'auto' ? 'Automatic' : providerName(id),
        chosen: id === provider,
      })),
      certain: mapped.length > 0,
      languages,
      clients,
      chat,
      options,
      block: snippet && (await blockView(snippet, managers)),
      problem: answer.problem,
    },
    cookies: (['provider', 'language', 'client'] as const).flatMap((name) => {
      const value = parameters.get(name);
      return value !== null && /^[\w.-]{1,60}$/.test(value) ? [preferenceCookie(name, value)] : [];
    }),
  };
}

type Asked = Parameters<Services['inferenceSnippets']>[0];
type Answered = { readonly snippets: readonly InferenceSnippet[]; readonly problem: string | undefined };

async function ask(services: Services, asked: Asked): Promise<Answered> {
  try {
    return { snippets: await services.inferenceSnippets(asked), problem: undefined };
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
    languages: [...new Set(snippets.map((one) => one.language))].map((value): Choice => ({
      value,
      label: value,
      chosen: value === snippet?.language,
    })),
    clients: pool.map((one): Choice => ({ value: one.client, label: one.client, chosen: one === snippet })),
  };
}

function readOptions(parameters: URLSearchParams): Readonly<Record<OptionName, string>> {
  const read = (name: OptionName): string => (parameters.get(name) ?? '').slice(0, longest).trim();
  return {
    streaming: read('streaming'),
    system: read('system'),
    temperature: read('temperature'),
    max_tokens: read('max_tokens'),
    top_p: read('top_p'),
    bill_to: read('bill_to'),
    endpoint: read('endpoint'),
    direct: read('direct'),
  };
}

/** What is empty is not asked for; what is not a number is refused by the catalogue, by name. */
function requestOptions(
  options: Readonly<Record<OptionName, string>>,
  chat: boolean,
): InferenceRequestOptions {
  return {
    billTo: text(options.bill_to),
    endpointUrl: text(options.endpoint),
    directRequest: options.direct === 'yes' ? true : undefined,
    ...(chat && {
      streaming: options.streaming === 'yes',
      systemPrompt: text(options.system),
      temperature: number(options.temperature),
      max_tokens: number(options.max_tokens),
      top_p: number(options.top_p),
    }),
  };
}

const text = (value: string): string | undefined => (value === '' ? undefined : value);
const number = (value: string): number | undefined => (value === '' ? undefined : Number(value));
