/** @module From a model and options to the one request every client prints. */
import { CatalogueError } from '../../errors.ts';
import { type Platform, readPlatform } from '../../platform.ts';
import { type ModelRecord, readModel } from '../../records/model.ts';
import { mappingOf } from '../../records/provider-mapping.ts';
import { type Inputs, inputsOf, isChat } from './inputs.ts';
import { checkNoChatOptions, checkOptions, type InferenceOptions } from './options.ts';
import type { Call, Provider } from '../providers/define.ts';
import { providers } from '../providers/index.generated.ts';
import { isProviderId, type ProviderId, providerIds } from '../providers/keys.generated.ts';
import { isTaskId } from '../../tasks/keys.generated.ts';
import type { ServedTask } from './served-task.ts';
import type { Credential, InferenceRequest } from './request.ts';

/** A provider, or the router's own choice. */
export type ProviderChoice = ProviderId | 'auto';

/** Everything a client needs to print a call. */
export interface Invocation {
  readonly task: ServedTask;
  readonly provider: ProviderChoice;
  readonly options: InferenceOptions;
  readonly platform: Platform;
  readonly call: Call;
  readonly request: InferenceRequest;
}

const trimmed = (url: string): string => url.replace(/\/+$/, '');

const providerOf = (id: ProviderId): Provider => providers[id];

function readProvider(id: string): ProviderChoice {
  if (id === 'auto' || isProviderId(id)) return id;
  throw new CatalogueError(
    'unknown-provider',
    `There is no provider ${JSON.stringify(id)}. Known: auto, ${providerIds.join(', ')}.`,
    'provider',
  );
}

/** The task as providers know it: a chat is a chat, whatever else the model can do. */
export function servedTask(model: ModelRecord): ServedTask | undefined {
  if (isChat(model)) return 'conversational';
  return isTaskId(model.pipeline_tag) ? model.pipeline_tag : undefined;
}

/** `auto` lets the router choose for a chat; for other tasks it is the first provider the record maps that serves it, else the hub's own. */
export const autoProvider = (model: ModelRecord): ProviderChoice => firstServing(model, servedTask(model));

function firstServing(model: ModelRecord, task: ServedTask | undefined): ProviderChoice {
  if (task === 'conversational') return 'auto';
  const mapped = mappingOf(model).map(({ provider }) => provider);
  const serving = mapped.filter(isProviderId).find((id) => task && providerOf(id).tasks[task]);
  return serving ?? 'hf-inference';
}

function credentialOf(
  id: ProviderChoice,
  direct: boolean,
  provider: Provider,
  options: InferenceOptions,
  platform: Platform,
): Credential {
  const given = options.accessToken === undefined ? {} : { value: options.accessToken };
  if (options.endpointUrl !== undefined) return { scheme: 'Bearer', variable: 'API_TOKEN', ...given };
  if (!direct) return { scheme: 'Bearer', variable: platform.tokenVariable, ...given };
  const variable = `${id.toUpperCase().replaceAll('-', '_')}_API_KEY`;
  return { scheme: provider.scheme ?? 'Bearer', variable, ...given };
}

/** Where the call goes: the reader's endpoint, the provider itself, the router's chat door, or the router's door to a provider. */
function baseOf(
  id: ProviderChoice,
  direct: boolean,
  provider: Provider,
  { endpointUrl }: InferenceOptions,
  platform: Platform,
  model: string,
): string {
  if (endpointUrl !== undefined) return endpointUrl;
  if (direct && provider.baseUrl !== undefined) return provider.baseUrl;
  const router = `${trimmed(platform.routerUrl)}/${id}`;
  return id === 'hf-inference' ? `${router}/models/${model}` : router;
}

/** The inputs without the parameters that the provider does not take. */
function accepted(inputs: Inputs, { ignores = [] }: Provider): Inputs {
  if (inputs.kind !== 'text' || !inputs.parameters || ignores.length === 0) return inputs;
  const parameters = Object.fromEntries(
    Object.entries(inputs.parameters).filter(([name]) => !ignores.includes(name)),
  );
  return { ...inputs, parameters };
}

export function prepare(record: unknown, given: InferenceOptions = {}): Invocation {
  checkOptions(given);
  const { model } = readModel(record);
  const { endpointUrl } = given;
  // Written the one way that all clients send it, letters beyond ASCII included.
  const options =
    endpointUrl === undefined ? given : { ...given, endpointUrl: trimmed(new URL(endpointUrl).href) };
  const platform = readPlatform(options.platform);
  const task = servedTask(model);
  const chat = task === 'conversational';
  const wanted = readProvider(options.provider ?? 'auto');
  const id = wanted === 'auto' ? firstServing(model, task) : wanted;
  // A deployment of one's own speaks the protocol of the hub's own inference server.
  const provider = providerOf(options.endpointUrl !== undefined || id === 'auto' ? 'hf-inference' : id);
  if (!chat) checkNoChatOptions(options, model.pipeline_tag || 'this model');
  const inputs = accepted(inputsOf(model, options, platform), provider);

  const endpoint = task && provider.tasks[task];
  if (!task || !endpoint)
    throw new CatalogueError(
      'unsupported-task',
      `${provider.displayName} does not serve ${task ?? model.pipeline_tag}.`,
      'provider',
    );

  const direct =
    options.endpointUrl === undefined &&
    (options.directRequest === true || provider.directOnly === true) &&
    provider.baseUrl !== undefined;
  const mapped = mappingOf(model).find((entry) => entry.provider === id);
  const ownName =
    provider.idPrefix !== undefined && model.id.startsWith(provider.idPrefix)
      ? model.id.slice(provider.idPrefix.length)
      : model.id;
  const providerModel = options.providerModelId ?? mapped?.providerId ?? ownName;
  const routedChat = chat && !direct && options.endpointUrl === undefined;

  const call: Call = {
    task,
    inputs,
    model: routedChat ? (id === 'auto' ? model.id : `${model.id}:${id}`) : providerModel,
    hubModel: model.id,
    hubUrl: trimmed(platform.hubUrl),
    base: routedChat
      ? `${trimmed(platform.routerUrl)}/v1`
      : baseOf(id, direct, provider, options, platform, providerModel),
    direct,
    endpoint: options.endpointUrl !== undefined,
    stream: options.streaming === true,
    chat: {
      temperature: options.temperature,
      max_tokens: options.max_tokens,
      top_p: options.top_p,
      tools: options.tools,
      response_format: options.response_format,
    },
    lora: mapped?.lora ?? false,
    adapterWeights: mapped?.adapterWeightsPath,
    transformers: model.library_name === 'transformers',
  };
  // The router speaks the plain chat protocol, whichever provider it passes the call on to.
  const made = (routedChat ? (providerOf('hf-inference').tasks.conversational ?? endpoint) : endpoint)(call);
  const request: InferenceRequest = {
    method: 'POST',
    url: made.url,
    headers: {
      ...(options.endpointUrl === undefined && !routedChat ? provider.headers : undefined),
      ...(options.billTo !== undefined && { [platform.billingHeader]: options.billTo }),
    },
    credential: credentialOf(id, direct, provider, options, platform),
    body: made.body,
    answer: made.answer,
  };
  return { task, provider: id, options, platform, call, request };
}
