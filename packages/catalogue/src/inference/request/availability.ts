/** @module Providers offered for a model: those that its record lists as live, and the hub's own service. */
import { huggingFace, type Platform } from '../../platform.ts';
import { type ModelRecord, readModel } from '../../records/model.ts';
import {
  mappingOf,
  otherStatuses,
  type ProviderFacts,
  type ProviderMapping,
} from '../../records/provider-mapping.ts';
import { isConversational } from '../../records/traits/chat-model.ts';
import { isDraftModel } from '../../records/traits/draft.ts';
import { isServedChat } from '../../records/traits/served-type.ts';
import { useOfPictures } from '../../records/traits/shown-pictures.ts';
import { isTaskId } from '../../tasks/keys.generated.ts';
import { samplesOf } from '../../tasks/samples.ts';
import type { Warning } from '../../snippets/snippet.ts';
import type { Provider } from '../providers/define.ts';
import { providers } from '../providers/index.generated.ts';
import { isProviderId, type ProviderId, providerIds } from '../providers/keys.generated.ts';
import { hubServiceOffers, lacksModel } from './hub-service.ts';
import { scoresPairs } from './pairs.ts';
import { readsInput } from './reads-input.ts';
import type { ServedTask } from './served-task.ts';

const known: Readonly<Record<ProviderId, Provider>> = providers;

/** A provider, or the router's own choice. */
export type ProviderChoice = ProviderId | 'auto';

/** Models that describe pictures without being asked have no call; base models continue a text. */
function taskWithPictures(model: ModelRecord): ServedTask | undefined {
  const use = isConversational(model) ? 'ask' : useOfPictures(model);
  if (use === 'describe') return undefined;
  return use === 'ask' ? 'conversational' : 'text-generation';
}

const chats = (model: ModelRecord): boolean => isConversational(model) || isServedChat(model);

/** Whether a chat model has the task of models that mark an answer in a text: those of SQuAD do, where `it` is Italian. */
const answersInChat = (model: ModelRecord): boolean =>
  isConversational({ ...model, pipeline_tag: 'text-generation' }) && !/squad/i.test(model.id);

/**
 * The task of the record under its provider name. A chat model is always served as chat, also where its card lists
 * extractive question answering, as is a task with no other input. Undefined for a model that cannot be called alone, or
 * not with a sample of its task.
 */
function ownTask(model: ModelRecord): ServedTask | undefined {
  if (isDraftModel(model) || !readsInput(model) || lacksModel(model)) return undefined;
  const { pipeline_tag: task } = model;
  if (task === 'image-text-to-text') return taskWithPictures(model);
  if (task === 'question-answering' && answersInChat(model)) return 'conversational';
  const samples = samplesOf(task);
  if (samples?.chat !== undefined && (samples.input === undefined || chats(model))) return 'conversational';
  return isTaskId(task) ? task : undefined;
}

const isServedTask = (task: string | undefined): task is ServedTask =>
  task === 'conversational' || isTaskId(task);

/** The task under which a provider serves the model now, if it can be called: its own one or that of the mapping. */
function taskIn(entry: ProviderMapping, own: ServedTask | undefined): ServedTask | undefined {
  const { provider, task } = entry;
  if (!isProviderId(provider)) return undefined;
  const called = own !== undefined && isFor(entry, own) ? own : task;
  // The hub's service takes a model for its own task only, or for a chat.
  if (provider === 'hf-inference' && called !== own && called !== 'conversational') return undefined;
  return isServedTask(called) && serves(provider, called) ? called : undefined;
}

function taskAt(
  provider: ProviderChoice,
  own: ServedTask | undefined,
  live: readonly ProviderMapping[],
): ServedTask | undefined {
  for (const entry of live) {
    const task = provider === 'auto' || provider === entry.provider ? taskIn(entry, own) : undefined;
    if (task !== undefined) return task;
  }
  return own;
}

/** The task of a call; the hub's clients choose the first provider of the record, whatever task it serves. */
export const servedTask = (model: ModelRecord, provider: ProviderChoice = 'auto'): ServedTask | undefined =>
  taskAt(provider, ownTask(model), mappingOf(model));

/** Whether the model takes chat messages. */
export const isChat = (model: ModelRecord): boolean => servedTask(model) === 'conversational';

/** The task at the reader's own deployment. */
export const endpointTask = (model: ModelRecord): ServedTask | undefined =>
  isChat(model) ? 'conversational' : ownTask(model);

/** Whether the provider serves the task; some tasks are served only at the reader's own deployment. */
export function serves(id: ProviderId, task: ServedTask | undefined, atEndpoint = false): boolean {
  const { tasks, onlyAtEndpoint = [] } = known[id];
  return task !== undefined && tasks[task] !== undefined && (atEndpoint || !onlyAtEndpoint.includes(task));
}

/** Whether one may choose between the router and the provider itself. */
export const hasBothWays = (id: string): boolean =>
  isProviderId(id) && known[id].baseUrl !== undefined && known[id].directOnly !== true;

export interface ProviderOffer {
  readonly provider: ProviderChoice;
  readonly displayName: string;
  /**
   * - `automatic`: the router, or the hub's client, chooses.
   * - `live`: the record lists the provider as live for the task.
   * - `hub`: the hub's own service serves the task and can load such a model; it runs few of them.
   * - `unknown`: the provider serves the task; whether it serves this model is unknown.
   */
  readonly reason: 'automatic' | 'live' | 'hub' | 'unknown';
  /** The model's name at the provider, if the record has it. */
  readonly providerModelId?: string;
  /** Price, context length, speed and abilities, as far as the record has them. */
  readonly facts?: ProviderFacts;
  /** What the record says about a provider that does not serve the model now. */
  readonly status?: string;
}

export interface ProviderOffers {
  readonly offered: readonly ProviderOffer[];
  /** Providers of the task whose availability for this model is unknown. */
  readonly others: readonly ProviderOffer[];
  /** Whether the reader's own deployment can serve the task. */
  readonly endpoint: boolean;
}

/** The hub serves feature extraction and sentence similarity with the same service. */
const equivalent: Readonly<Record<string, string>> = {
  'feature-extraction': 'sentence-similarity',
  'sentence-similarity': 'feature-extraction',
};

const isFor = ({ provider, task }: ProviderMapping, wanted: ServedTask): boolean =>
  task === undefined ||
  task === wanted ||
  (provider === 'hf-inference' && task === equivalent[wanted]) ||
  // Records may also list a chat under the model's task.
  (wanted === 'conversational' && (task === 'text-generation' || task === 'image-text-to-text'));

/** Providers that the record lists as live and that serve the task, in record order. */
export const liveProviders = (model: ModelRecord, task: ServedTask | undefined): readonly ProviderId[] =>
  mappingOf(model).flatMap((entry) => {
    const { provider } = entry;
    return task && isProviderId(provider) && isFor(entry, task) && serves(provider, task) ? [provider] : [];
  });

/** The provider of an automatic call as far as the record determines it; `auto` where the router or client decides. */
export function autoProvider(model: ModelRecord): ProviderChoice {
  const task = servedTask(model);
  return task === 'conversational' ? 'auto' : (liveProviders(model, task)[0] ?? 'auto');
}

function reasonOf(model: ModelRecord, task: ServedTask | undefined, id: ProviderId): ProviderOffer['reason'] {
  if (liveProviders(model, task).includes(id)) return 'live';
  return id === 'hf-inference' && hubServiceOffers(model, task) ? 'hub' : 'unknown';
}

function offerOf(
  provider: ProviderId,
  reason: ProviderOffer['reason'],
  mapping: ProviderMapping | undefined,
  status: string | undefined,
): ProviderOffer {
  const { displayName } = known[provider];
  const { provider: _, providerId, task: __, lora: ___, adapterWeightsPath: ____, ...facts } = mapping ?? {};
  return {
    provider,
    displayName,
    reason,
    ...(providerId !== undefined && { providerModelId: providerId }),
    ...(Object.keys(facts).length > 0 && { facts }),
    ...(status !== undefined && { status }),
  };
}

/** The providers of a model in two groups, both empty if no provider serves its task. */
export function providersFor(record: unknown, { routerUrl }: Platform = huggingFace): ProviderOffers {
  const { model } = readModel(record);
  const own = ownTask(model);
  const live = mappingOf(model);
  const mapped = new Map(live.map((mapping) => [mapping.provider, mapping]));
  const statuses = otherStatuses(model);
  const offers = providerIds.flatMap((provider) => {
    const task = taskAt(provider, own, live);
    if (!serves(provider, task) || (routerUrl === '' && known[provider].baseUrl === undefined)) return [];
    const reason = reasonOf(model, task, provider);
    return [offerOf(provider, reason, mapped.get(provider), statuses.get(provider))];
  });
  const automatic: ProviderOffer = { provider: 'auto', displayName: 'Automatic', reason: 'automatic' };
  // The hub's clients, which choose a provider, have no method for pairs of texts.
  const isChosen = offers.length > 0 && routerUrl !== '' && !scoresPairs(model, own);
  const by = (reason: ProviderOffer['reason']) => offers.filter((offer) => offer.reason === reason);
  return {
    offered: [...(isChosen ? [automatic] : []), ...by('live'), ...by('hub')],
    others: by('unknown'),
    endpoint: serves('hf-inference', endpointTask(model), true),
  };
}

const unknown = (message: string): readonly Warning[] => [{ code: 'availability-unknown', message }];

/** Whether the record says that some provider serves the model, which it can without listing them. */
const isWarm = (model: ModelRecord): boolean => 'inference' in model && model.inference === 'warm';

/** Whether no other provider serves the task. */
const isAlone = (id: ProviderId, task: ServedTask): boolean =>
  serves(id, task) && providerIds.every((other) => other === id || !serves(other, task));

/** Without a list of providers nothing is certain: the hub's own service loads no model on demand. */
function automaticWarnings(model: ModelRecord, task: ServedTask, listed: boolean): readonly Warning[] {
  if (!listed)
    return isWarm(model)
      ? []
      : unknown(`The record does not say whether a provider serves ${model.id}: the call may fail.`);
  return liveProviders(model, task).length > 0
    ? []
    : unknown(
        `The record names no live provider for ${model.id}: the call fails unless one was added since.`,
      );
}

/** Warnings to show before calling a provider for this model. */
export function availabilityWarnings(
  model: ModelRecord,
  task: ServedTask,
  id: ProviderChoice,
): readonly Warning[] {
  const listed = model.inferenceProviderMapping !== undefined;
  if (id === 'auto') return automaticWarnings(model, task, listed);
  const { displayName } = known[id];
  const serving = !listed && isWarm(model) && isAlone(id, task);
  if (serving || liveProviders(model, task).includes(id)) return [];
  return unknown(
    `The record does not name ${displayName} as a live provider of ${model.id}: the call may fail.`,
  );
}
