/**
 * @module Limits on price, context length and latency as facets: a model has every limit that one of its live
 * providers meets, so that "at most $1" also finds a price of $0.10.
 */

import { mappingOf, type ModelRecord, type ProviderFacts } from '@loadout/catalogue/records';

/** Maximum price in US dollars per million input tokens. */
export const priceSteps = ['0.1', '0.5', '1', '5', '20'] as const;
/** Minimum context length in tokens. */
export const contextSteps = ['8192', '32768', '131072', '1000000'] as const;
/** Maximum latency of the first token in milliseconds. */
export const latencySteps = ['250', '500', '1000', '2000'] as const;

type StepFacet = 'price' | 'context_length' | 'latency';

export function providerSteps(record: ModelRecord): Readonly<Record<StepFacet, readonly string[]>> {
  const providers = mappingOf(record);
  const best = (pick: (facts: ProviderFacts) => number | undefined, among: typeof Math.min) =>
    among(...providers.flatMap((facts) => pick(facts) ?? []));
  const price = best(({ price: each }) => each?.input ?? each?.output, Math.min);
  const context = best(({ contextLength }) => contextLength, Math.max);
  const latency = best((facts) => facts.latency, Math.min);
  return {
    price: priceSteps.filter((step) => price <= Number(step)),
    context_length: contextSteps.filter((step) => context >= Number(step)),
    latency: latencySteps.filter((step) => latency <= Number(step)),
  };
}
