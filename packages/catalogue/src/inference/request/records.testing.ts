/** @module Records and helpers for the tests of inference requests. */
import type { ModelRecord } from '../../records/model.ts';
import { inferenceRequest } from '../snippets.ts';
import type { InferenceOptions } from './options.ts';

export const chat: ModelRecord = {
  id: 'acme/tern-1',
  pipeline_tag: 'text-generation',
  tags: ['conversational'],
};
export const classifier: ModelRecord = { id: 'acme/tern-1', pipeline_tag: 'text-classification' };
export const painter: ModelRecord = { id: 'acme/tern-1', pipeline_tag: 'text-to-image' };

export const bodyOf = (record: ModelRecord, options: InferenceOptions): unknown => {
  const { body } = inferenceRequest(record, options);
  return body.kind === 'json' ? body.value : body;
};

/** A text-to-image model that these providers serve. */
export const mapped = (...providers: string[]): ModelRecord => ({
  ...painter,
  inferenceProviderMapping: providers.map((provider) => ({ provider, providerId: 'tern', status: 'live' })),
});
