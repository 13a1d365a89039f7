/** @module Which providers serve a model, as its record says: the hub sends a list or an object of them. */
import type { ModelRecord } from '../../records/model.ts';

export interface ProviderMapping {
  readonly provider: string;
  readonly providerId: string;
  /** Whether the model runs as a LoRA adapter of another. */
  readonly lora: boolean;
  readonly adapterWeightsPath?: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export function mappingOf(model: ModelRecord): readonly ProviderMapping[] {
  const given = model.inferenceProviderMapping;
  if (!isObject(given)) return [];
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(given)
    ? given.map((entry: unknown) => [isObject(entry) ? String(entry['provider']) : '', entry])
    : Object.entries(given);
  return entries.flatMap(([provider, entry]) => {
    if (!isObject(entry) || typeof entry['providerId'] !== 'string') return [];
    const weights = entry['adapterWeightsPath'];
    return [
      {
        provider,
        providerId: entry['providerId'],
        lora: entry['adapter'] === 'lora',
        ...(typeof weights === 'string' && { adapterWeightsPath: weights }),
      },
    ];
  });
}
