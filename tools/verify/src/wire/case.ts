/** @module Type of a wire case: a model, the options of the call, and how the service responds. */
import type { InferenceOptions, ModelRecord, ProviderId } from '@loadout/catalogue';

/** Injected fault: an error status, or a stream that ends in the middle. */
export type Fault = 401 | 402 | 429 | 503 | 'broken-stream';

export interface WireCase {
  /** The options under test, in a word: `plain`, `streaming`, `billTo` … */
  readonly variant: string;
  readonly task: string;
  readonly provider: string;
  readonly record: ModelRecord;
  readonly options: InferenceOptions;
  /** The provider that an automatic call reaches, if the client chooses one. */
  readonly reaches?: ProviderId;
  readonly fault?: Fault;
}

/** Tokens in the environment of the snippets. Clients recognize hub tokens by their prefix and route accordingly. */
export const hubToken = 'hf_wireproof';
export const providerToken = 'provider-key-0123';

/** The provider's name for the model, different from the hub's, so that a mix-up is detected. */
export function providerNameOf(provider: string, task: string): string {
  if (provider === 'hf-inference' || provider === 'auto') return 'acme/tern-1';
  // The only model that Novita has for the task.
  return provider === 'novita' && task === 'image-text-to-video' ? 'MiniMax-H3' : `${provider}/tern-one`;
}

export const caseName = ({ task, provider, variant, fault }: WireCase): string =>
  [task, provider, variant, ...(fault === undefined ? [] : [`fault ${fault}`])].join(' · ');

/** Options of the request that a client should send for the case. */
export function sentOptions({ options, reaches }: WireCase, client: string): InferenceOptions {
  const provider = reaches ?? options.provider ?? 'auto';
  // Fal's package calls Fal directly, whatever the other clients do.
  const own = client === 'fal_client' ? { directRequest: true, accessToken: providerToken } : {};
  return { ...options, ...own, provider };
}
