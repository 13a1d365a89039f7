/** @module Inference providers of a model: hubs send a list, or an object keyed by provider. */
import { dictionary, either, list, object, required } from './schema/compounds.ts';
import { amount, flag, text } from './schema/scalars.ts';
import type { Infer } from './schema/schema.ts';

const fields = {
  /** The model's name at the provider; absent if it uses the hub's id. */
  providerId: text,
  /** Default: `live`. */
  status: text,
  task: text,
  adapter: text,
  adapterWeightsPath: text,
  features: object({ toolCalling: flag, structuredOutput: flag }),
  performance: object({ firstTokenLatencyMs: amount, tokensPerSecond: amount }),
  providerDetails: object({
    /** In tokens. */
    context_length: amount,
    /** In US dollars per million tokens. */
    pricing: object({ input: amount, output: amount }),
  }),
} as const;

const served = object(fields);

export const providerMappingSchema = either(
  list(object({ provider: required(text), ...fields })),
  dictionary(served),
);

export type InferenceProviderMapping = Infer<typeof providerMappingSchema>;

/** What a hub says about a model at one provider. */
export interface ProviderFacts {
  /** In US dollars per million tokens. */
  readonly price?: { readonly input?: number; readonly output?: number };
  /** In tokens. */
  readonly contextLength?: number;
  /** Until the first token, in milliseconds. */
  readonly latency?: number;
  readonly tokensPerSecond?: number;
  readonly tools?: boolean;
  readonly structuredOutput?: boolean;
}

/** What providers can do beyond plain answers; search filters by it. */
export const providerCapabilities = ['tools', 'structured-output'] as const;
export type ProviderCapability = (typeof providerCapabilities)[number];

/** A provider that currently serves the model. */
export interface ProviderMapping extends ProviderFacts {
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
  const { status = live, providerId, task, adapter, adapterWeightsPath } = entry;
  if (status !== live) return [];
  return [
    {
      provider,
      ...(providerId !== undefined && { providerId }),
      ...(task !== undefined && { task }),
      lora: adapter === 'lora',
      ...(adapterWeightsPath !== undefined && { adapterWeightsPath }),
      ...factsOf(entry),
    },
  ];
}

const live = 'live';

function factsOf({ features, performance, providerDetails }: Infer<typeof served>): ProviderFacts {
  const { pricing, context_length: contextLength } = providerDetails ?? {};
  const { firstTokenLatencyMs: latency, tokensPerSecond } = performance ?? {};
  const { toolCalling: tools, structuredOutput } = features ?? {};
  return {
    ...((pricing?.input ?? pricing?.output) !== undefined && { price: pricing }),
    ...(contextLength !== undefined && { contextLength }),
    ...(latency !== undefined && { latency }),
    ...(tokensPerSecond !== undefined && { tokensPerSecond }),
    ...(tools !== undefined && { tools }),
    ...(structuredOutput !== undefined && { structuredOutput }),
  };
}

/** What at least one live provider of the model can do. */
export function capabilitiesOf(model: {
  readonly inferenceProviderMapping?: InferenceProviderMapping;
}): readonly ProviderCapability[] {
  const providers = mappingOf(model);
  return providerCapabilities.filter((capability) =>
    providers.some(
      ({ tools, structuredOutput }) => (capability === 'tools' ? tools : structuredOutput) === true,
    ),
  );
}

/** The status of each provider that does not serve the model now, such as `error` or `staging`. */
export function otherStatuses({
  inferenceProviderMapping: given = [],
}: {
  readonly inferenceProviderMapping?: InferenceProviderMapping;
}): ReadonlyMap<string, string> {
  const entries = isList(given)
    ? given.map((entry) => [entry.provider, entry.status] as const)
    : Object.entries(given).map(([provider, entry]) => [provider, entry.status] as const);
  return new Map(entries.flatMap(([name, status]) => (status && status !== live ? [[name, status]] : [])));
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
