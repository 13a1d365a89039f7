/** @module Inference providers of a model: hubs send a list, or an object keyed by provider. */
import { dictionary, either, list, object, required } from './schema/compounds.ts';
import { text } from './schema/scalars.ts';
import type { Infer } from './schema/schema.ts';

const fields = {
  /** The model's name at the provider; absent if it uses the hub's id. */
  providerId: text,
  /** Default: `live`. */
  status: text,
  task: text,
  adapter: text,
  adapterWeightsPath: text,
} as const;

const served = object(fields);

export const providerMappingSchema = either(
  list(object({ provider: required(text), ...fields })),
  dictionary(served),
);

export type InferenceProviderMapping = Infer<typeof providerMappingSchema>;

/** A provider that currently serves the model. */
export interface ProviderMapping {
  /** As the record names it: hubs list providers that the catalogue does not know yet. */
  readonly provider: string;
  readonly providerId?: string;
  /** The task it serves, `conversational` for chat; absent if the record does not have it. */
  readonly task?: string;
  /** Whether the model runs as a LoRA adapter of another. */
  readonly lora: boolean;
  readonly adapterWeightsPath?: string;
}

const isList = (
  mapping: InferenceProviderMapping,
): mapping is Extract<InferenceProviderMapping, readonly unknown[]> => Array.isArray(mapping);

function serving(provider: string, entry: Infer<typeof served>): readonly ProviderMapping[] {
  const { status = 'live', providerId, task, adapter, adapterWeightsPath } = entry;
  if (status !== 'live') return [];
  return [
    {
      provider,
      ...(providerId !== undefined && { providerId }),
      ...(task !== undefined && { task }),
      lora: adapter === 'lora',
      ...(adapterWeightsPath !== undefined && { adapterWeightsPath }),
    },
  ];
}

/** Providers that currently serve a model, in record order. */
export function mappingOf({
  inferenceProviderMapping: given = [],
}: {
  readonly inferenceProviderMapping?: InferenceProviderMapping;
}): readonly ProviderMapping[] {
  return isList(given)
    ? given.flatMap((entry) => serving(entry.provider, entry))
    : Object.entries(given).flatMap(([provider, entry]) => serving(provider, entry));
}
