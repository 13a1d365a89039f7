/** @module Providers offered for a model: those that its record lists as live, and the hub's own service. */
import { huggingFace, type Platform } from '../../platform.ts';
import { type ModelRecord, readModel } from '../../records/model.ts';
import {
  mappingOf,
  otherStatuses,
  type ProviderFacts,
  type ProviderMapping,
} from '../../records/provider-mapping.ts';
import { isTaskId } from '../../tasks/keys.generated.ts';
import type { Warning } from '../../snippets/snippet.ts';
import type { Provider } from '../providers/define.ts';
import { providers } from '../providers/index.generated.ts';
import { isProviderId, type ProviderId, providerIds } from '../providers/keys.generated.ts';
import { hubServiceLoads } from './hub-service.ts';
import { isChat } from './inputs.ts';
import type { ServedTask } from './served-task.ts';

const known: Readonly<Record<ProviderId, Provider>> = providers;

/** A provider, or the router's own choice. */
export type ProviderChoice = ProviderId | 'auto';

/** The task under its provider name; a chat model is always served as chat. */
export function servedTask(model: ModelRecord): ServedTask | undefined {
  if (isChat(model)) return 'conversational';
  return isTaskId(model.pipeline_tag) ? model.pipeline_tag : undefined;
}

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
   * - `hub`: the hub's own service serves the task.
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
  return id === 'hf-inference' && hubServiceLoads(model) ? 'hub' : 'unknown';
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
  const task = servedTask(model);
  const mapped = new Map(mappingOf(model).map((mapping) => [mapping.provider, mapping]));
  const statuses = otherStatuses(model);
  const offers = providerIds
    .filter((id) => serves(id, task) && (routerUrl !== '' || known[id].baseUrl !== undefined))
    .map((provider) =>
      offerOf(provider, reasonOf(model, task, provider), mapped.get(provider), statuses.get(provider)),
    );
  const automatic: ProviderOffer = { provider: 'auto', displayName: 'Automatic', reason: 'automatic' };
  const by = (reason: ProviderOffer['reason']) => offers.filter((offer) => offer.reason === reason);
  return {
    offered: [...(offers.length > 0 && routerUrl !== '' ? [automatic] : []), ...by('live'), ...by('hub')],
    others: by('unknown'),
    endpoint: serves('hf-inference', task, true),
  };
}

const unknown = (message: string): readonly Warning[] => [{ code: 'availability-unknown', message }];

/** Warnings to show before calling a provider for this model. */
export function availabilityWarnings(
  model: ModelRecord,
  task: ServedTask,
  id: ProviderChoice,
): readonly Warning[] {
  const listed = model.inferenceProviderMapping !== undefined;
  if (id === 'auto')
    return listed && liveProviders(model, task).length === 0
      ? unknown(
          `The record names no live provider for ${model.id}: the call fails unless one was added since.`,
        )
      : [];
  const reason = reasonOf(model, task, id);
  const { displayName } = known[id];
  if (reason === 'live' || (reason === 'hub' && !listed)) return [];
  return unknown(
    `The record does not name ${displayName} as a live provider of ${model.id}: the call may fail.`,
  );
}
