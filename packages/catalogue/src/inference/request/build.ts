/** @module Builds the request that every client prints, from a model and options. */
import type { Data } from '../../code/index.ts';
import { CatalogueError } from '../../errors.ts';
import type { Platform } from '../../platform.ts';
import { readPlatform } from '../../snippets/platform-rules.ts';
import { type ModelRecord, readModel } from '../../records/model.ts';
import { withNamedLanguage } from '../../tasks/named-language.ts';
import { mappingOf, type ProviderMapping } from '../../records/provider-mapping.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { type SampleFile, sampleFileName, sampleFileUrl } from '../../tasks/sample-files.ts';
import {
  availabilityWarnings,
  endpointTask,
  liveProviders,
  type ProviderChoice,
  servedTask,
  serves,
} from './availability.ts';
import { type Inputs, inputsOf } from './inputs.ts';
import { checkNoChatOptions, checkOptions, type InferenceOptions } from './options.ts';
import type { Call, Endpoint, EndpointRequest, Provider } from '../providers/define.ts';
import { mediaTypeOf } from './media-types.ts';
import { providers } from '../providers/index.generated.ts';
import { isProviderId, type ProviderId, providerIds } from '../providers/keys.generated.ts';
import type { ServedTask } from './served-task.ts';
import type { BodyObject, Credential, InferenceRequest } from './request.ts';
import { reused } from './reused.ts';
import { translationWarnings } from './translation.ts';
import { trimmed } from './trimmed.ts';

const known: Readonly<Record<ProviderId, Provider>> = providers;

/** A sample file that a snippet downloads before sending it. */
export interface SampleDownload {
  readonly file: string;
  readonly url: string;
}

/** Everything a client needs to print a call. */
export interface Invocation {
  readonly task: ServedTask;
  readonly provider: ProviderChoice;
  /** Set if the hub's client chooses the provider: there is no single URL to call. */
  readonly clientChooses: boolean;
  /** Providers that the call may reach: one, unless the client chooses. */
  readonly candidates: readonly ProviderId[];
  readonly options: InferenceOptions;
  readonly platform: Platform;
  readonly call: Call;
  readonly request: InferenceRequest;
  readonly sample: SampleDownload | undefined;
  /** Warnings for every client. */
  readonly warnings: readonly Warning[];
  /** Warning for clients that send the provider's model name. */
  readonly modelIdWarning: Warning | undefined;
}

function readProvider(id: string): ProviderChoice {
  if (id === 'auto' || isProviderId(id)) return id;
  throw new CatalogueError(
    'unknown-provider',
    `There is no provider ${JSON.stringify(id)}. Known: auto, ${providerIds.join(', ')}.`,
    'provider',
  );
}

/** Providers that an automatic call may use: those live in the record, else all that serve the task. */
function choices(model: ModelRecord, task: ServedTask): readonly ProviderId[] {
  const live = liveProviders(model, task);
  return live.length > 0 ? live : providerIds.filter((id) => serves(id, task));
}

function unsupported(who: string, task: string, others: readonly ProviderId[] = []): CatalogueError {
  const hint = others.length > 0 ? ` Providers that do: ${others.join(', ')}.` : '';
  return new CatalogueError('unsupported-task', `${who} does not serve ${task}.${hint}`, 'provider');
}

function credentialOf(
  id: string,
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

/** Base URL of the call: the reader's endpoint, the provider itself, or the router's route to a provider. */
function baseOf(
  id: string,
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

/** The sample that every provider of the call can read, if that is not the one of the task. */
function readable(
  mediaType: string,
  protocol: Provider,
  candidates: readonly ProviderId[],
): SampleFile | undefined {
  if (mediaType.startsWith('image/')) return protocol.document;
  if (!mediaType.startsWith('audio/')) return undefined;
  for (const id of candidates) if (known[id].recording !== undefined) return known[id].recording;
  return undefined;
}

/** The inputs that the provider accepts: a sample that it can read, no unsupported parameters. */
function accepted(
  inputs: Inputs,
  { protocol, candidates }: Target,
  isSample: boolean,
  platform: Platform,
): Inputs {
  const { ignores = [] } = known[protocol];
  if (inputs.kind === 'file' && isSample) {
    const file = readable(inputs.mediaType, known[protocol], candidates);
    return file === undefined
      ? inputs
      : { kind: 'file', file: sampleFileName(platform, file), mediaType: mediaTypeOf(file) };
  }
  if (inputs.kind !== 'text' || !inputs.parameters || ignores.length === 0) return inputs;
  const parameters = Object.fromEntries(
    Object.entries(inputs.parameters).filter(([name]) => !ignores.includes(name)),
  );
  return { ...inputs, parameters };
}

/** The input file, if it is a hub sample and not the caller's. */
function sampleOf(inputs: Inputs, given: Data | undefined, platform: Platform): SampleDownload | undefined {
  const file = 'file' in inputs ? inputs.file : 'image' in inputs ? inputs.image : undefined;
  const isGiven = given !== undefined && JSON.stringify(given).includes(JSON.stringify(file));
  const url = file === undefined || isGiven ? undefined : sampleFileUrl(platform, file);
  return file === undefined || url === undefined ? undefined : { file, url };
}

interface Named {
  readonly model: string;
  readonly warning?: Warning;
}

/** The model's name at the provider: from the caller or the record, else a guess with a warning. */
function nameAt(
  id: ProviderId,
  model: ModelRecord,
  mapped: ProviderMapping | undefined,
  { providerModelId, endpointUrl }: InferenceOptions,
): Named {
  const given = providerModelId ?? mapped?.providerId;
  if (given !== undefined) return { model: given };
  const { idPrefix, displayName } = known[id];
  if (idPrefix !== undefined && model.id.startsWith(idPrefix))
    return { model: model.id.slice(idPrefix.length) };
  if (id === 'hf-inference' || endpointUrl !== undefined) return { model: model.id };
  const message = `The record does not say what ${displayName} calls this model: replace ${model.id} with its id there.`;
  return { model: model.id, warning: { code: 'provider-model-id', message } };
}

/** The hub's billing header has no effect on other servers. */
const unbilled = (direct: boolean, who: string, options: InferenceOptions): readonly Warning[] => {
  if (options.billTo === undefined || (!direct && options.endpointUrl === undefined)) return [];
  const where = options.endpointUrl === undefined ? who : 'your endpoint';
  const message = `billTo is not sent: ${where} receives this call directly and does not bill through the hub.`;
  return [{ code: 'ignored-option', message }];
};

interface Target {
  readonly provider: ProviderChoice;
  readonly candidates: readonly ProviderId[];
  /** The provider whose protocol the request uses. */
  readonly protocol: ProviderId;
}

/** Target of the call. The reader's own deployment uses the protocol of the hub's service. */
function targetOf(
  model: ModelRecord,
  task: ServedTask,
  named: ProviderChoice,
  options: InferenceOptions,
): Target {
  const single = (id: ProviderId, provider: Target['provider'] = id): Target => ({
    provider,
    candidates: [id],
    protocol: id,
  });
  const atEndpoint = options.endpointUrl !== undefined;
  if (atEndpoint || named !== 'auto') {
    const id = atEndpoint || named === 'auto' ? 'hf-inference' : named;
    if (!serves(id, task, atEndpoint)) {
      const others = providerIds.filter((other) => serves(other, task));
      throw unsupported(known[id].displayName, task, others);
    }
    return single(id);
  }
  if (task === 'conversational') return single('hf-inference', 'auto');
  const candidates = choices(model, task);
  const [first] = candidates;
  if (first === undefined) throw unsupported('No provider', task);
  return { provider: 'auto', candidates, protocol: first };
}

export function prepare(record: unknown, given: InferenceOptions = {}): Invocation {
  checkOptions(given);
  const model = withNamedLanguage(readModel(record).model);
  const { endpointUrl } = given;
  // The normalized URL, as all clients send it, non-ASCII letters included.
  const options =
    endpointUrl === undefined ? given : { ...given, endpointUrl: trimmed(new URL(endpointUrl).href) };
  const platform = readPlatform(options.platform);
  const wanted = readProvider(options.provider ?? 'auto');
  const atEndpoint = endpointUrl !== undefined;
  const task = atEndpoint ? endpointTask(model) : servedTask(model, wanted);
  const chat = task === 'conversational';
  if (!chat) checkNoChatOptions(options, model.pipeline_tag || 'this model');
  const sampleInputs = inputsOf(model, task, options, platform);
  if (task === undefined) throw unsupported('No provider', model.pipeline_tag ?? 'this model');
  const target = targetOf(model, task, wanted, options);
  const { provider: id, candidates, protocol } = target;
  const provider = known[protocol];
  const isSample = options.inputs === undefined;
  const inputs = accepted(sampleInputs, target, isSample, platform);
  const routed = platform.routerUrl !== '';

  const direct =
    !atEndpoint &&
    (options.directRequest === true || provider.directOnly === true || !routed) &&
    id !== 'auto' &&
    provider.baseUrl !== undefined;
  if (!routed && !direct && !atEndpoint) throw routerMissing(platform, model, task);
  const mapped = atEndpoint ? undefined : mappingOf(model).find((entry) => entry.provider === protocol);
  const named = nameAt(protocol, model, mapped, options);
  const routedChat = chat && !direct && !atEndpoint;

  const call: Call = {
    task,
    inputs,
    model: routedChat ? (id === 'auto' ? model.id : `${model.id}:${id}`) : named.model,
    hubModel: model.id,
    hubUrl: trimmed(platform.hubUrl),
    base: routedChat
      ? `${trimmed(platform.routerUrl)}/v1`
      : baseOf(protocol, direct, provider, options, platform, named.model),
    direct,
    endpoint: atEndpoint,
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
  };
  // The router uses the plain chat protocol, whichever provider it forwards the call to.
  const made = requestOf(routedChat ? 'hf-inference' : protocol, call);
  const billed = options.billTo !== undefined && !direct && !atEndpoint;
  const request: InferenceRequest = {
    method: 'POST',
    url: made.url,
    headers: {
      ...(!atEndpoint && !routedChat ? provider.headers : undefined),
      ...(billed && { [platform.billingHeader]: options.billTo }),
    },
    credential: credentialOf(protocol, direct, provider, options, platform),
    body: made.body,
    answer: made.answer,
  };
  return {
    task,
    provider: id,
    clientChooses: id === 'auto' && !chat,
    candidates,
    options,
    platform,
    call,
    request,
    sample: sampleOf(inputs, options.inputs, platform),
    warnings: [
      ...(atEndpoint ? [] : availabilityWarnings(model, task, id)),
      ...(task === 'translation' && isSample ? translationWarnings(model) : []),
      ...unbilled(direct, provider.displayName, options),
    ],
    modelIdWarning: routedChat ? undefined : named.warning,
  };
}

function endpointOf(id: ProviderId, { task }: Call): Endpoint {
  const endpoint = known[id].tasks[task];
  if (!endpoint) throw unsupported(known[id].displayName, task);
  return endpoint;
}

function requestOf(id: ProviderId, call: Call): EndpointRequest {
  const endpoint = endpointOf(id, call);
  const made = endpoint(call);
  if (made.body.kind !== 'json') return made;
  const value = reused(made.body.value, bodies.get(endpoint));
  bodies.set(endpoint, value);
  return { ...made, body: { kind: 'json', value } };
}

/** The last body of each endpoint. */
const bodies = new WeakMap<Endpoint, BodyObject>();

/** Whether a provider responds to the task with a job to poll. */
export const isQueued = (id: ProviderId, call: Call): boolean =>
  endpointOf(id, call)(call).answer.kind === 'job';

/** The request of an invocation. There is no single one if the client chooses the provider. */
export function requestFor({ clientChooses, candidates, task, request }: Invocation): InferenceRequest {
  if (!clientChooses) return request;
  throw providerRequired(['This call'], task, candidates);
}

/** Without a router there are only providers with a URL of their own. */
function routerMissing({ name }: Platform, model: ModelRecord, task: ServedTask): CatalogueError {
  const open = choices(model, task).filter((id) => known[id].baseUrl !== undefined);
  const offer = open.length === 0 ? '' : `Choose a provider: ${open.join(', ')}. `;
  return new CatalogueError(
    'provider-required',
    `${name} has no inference router. ${offer}An endpoint of your own works as well.`,
    'provider',
  );
}

/** Why clients that call a fixed URL cannot make an automatic call. */
export const providerRequired = (
  clients: readonly string[],
  task: ServedTask,
  candidates: readonly ProviderId[],
): CatalogueError =>
  new CatalogueError(
    'provider-required',
    `Only the hub's own clients choose a provider for ${task}. For ${clients.join(', ')} choose one: ${candidates.join(', ')}.`,
    'provider',
  );
