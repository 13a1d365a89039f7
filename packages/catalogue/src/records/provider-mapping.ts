/** @module Which inference providers serve a model: hubs send a list of them, or an object by provider. */
import { dictionary, either, list, object, required } from './schema/compounds.ts';
import { text } from './schema/scalars.ts';
import type { Infer } from './schema/schema.ts';

const fields = {
  /** What the provider calls the model; absent where it uses the hub's id. */
  providerId: text,
  /** `live` unless stated. */
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

/** One provider that serves the model now. */
export interface ProviderMapping {
  readonly provider: string;
  readonly providerId?: string;
  /** The task it serves, `conversational` for a chat; absent where the record does not say. */
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

/** The providers that serve a model now, in the order of its record. */
export function mappingOf({
  inferenceProviderMapping: given = [],
}: {
  readonly inferenceProviderMapping?: InferenceProviderMapping;
}): readonly ProviderMapping[] {
  return isList(given)
    ? given.flatMap((entry) => serving(entry.provider, entry))
    : Object.entries(given).flatMap(([provider, entry]) => serving(provider, entry));
}
