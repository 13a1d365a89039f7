/** @module What is put on the wire: a model, the options of the call, and how the service answers it. */
import type { InferenceOptions, ModelRecord, ProviderId } from '@loadout/catalogue';

/** What goes wrong on purpose: an error status, or a stream that stops in the middle. */
export type Fault = 401 | 402 | 429 | 503 | 'broken-stream';

export interface WireCase {
  /** Which options it tries, in a word: `plain`, `streaming`, `billTo` … */
  readonly variant: string;
  readonly task: string;
  readonly provider: string;
  readonly record: ModelRecord;
  readonly options: InferenceOptions;
  /** The provider that an automatic call reaches, where the client chooses one. */
  readonly reaches?: ProviderId;
  readonly fault?: Fault;
}

/** Tokens the snippets find in their environment. Hub tokens are known by their beginning, and clients route by it. */
export const hubToken = 'hf_wireproof';
export const providerToken = 'provider-key-0123';

/** Name a provider has for the model, unlike the hub's, so that a mix-up shows. */
export const providerNameOf = (provider: string): string =>
  provider === 'hf-inference' || provider === 'auto' ? 'acme/tern-1' : `${provider}/tern-one`;

export const caseName = ({ task, provider, variant, fault }: WireCase): string =>
  [task, provider, variant, ...(fault === undefined ? [] : [`fault ${fault}`])].join(' · ');

/** The options of the request that a client of the case is expected to send. */
export function sentOptions({ options, reaches }: WireCase, client: string): InferenceOptions {
  const provider = reaches ?? options.provider ?? 'auto';
  // Fal's own package calls Fal itself, whatever the other clients do.
  const own = client === 'fal_client' ? { directRequest: true, accessToken: providerToken } : {};
  return { ...options, ...own, provider };
}
