/** @module What is put on the wire: a model, the options of the call, and how the service answers it. */
import type { InferenceOptions, ModelRecord } from '@loadout/catalogue';

/** What goes wrong on purpose: an error status, or a stream that stops in the middle. */
export type Fault = 401 | 402 | 429 | 503 | 'broken-stream';

export interface WireCase {
  /** Which options it tries, in a word: `plain`, `streaming`, `billTo` … */
  readonly variant: string;
  readonly task: string;
  readonly provider: string;
  readonly record: ModelRecord;
  readonly options: InferenceOptions;
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
