import { expect, test } from 'vitest';
import { providerSteps } from './provider-steps.ts';

const served = (provider: string, facts: object) => ({ provider, status: 'live', ...facts });

test('a model has every limit that one of its live providers meets', () => {
  const inferenceProviderMapping = [
    served('dear', { providerDetails: { pricing: { input: 3 }, context_length: 200_000 } }),
    served('cheap', {
      providerDetails: { pricing: { input: 0.5 }, context_length: 8192 },
      performance: { firstTokenLatencyMs: 600 },
    }),
    { provider: 'gone', status: 'error', providerDetails: { pricing: { input: 0 } } },
  ];
  expect(providerSteps({ id: 'a/b', inferenceProviderMapping })).toEqual({
    price: ['0.5', '1', '5', '20'],
    context_length: ['8192', '32768', '131072'],
    latency: ['1000', '2000'],
  });
});

test('a model without provider facts has no limits', () => {
  const none = { price: [], context_length: [], latency: [] };
  expect(providerSteps({ id: 'a/b' })).toEqual(none);
  expect(providerSteps({ id: 'a/b', inferenceProviderMapping: [served('one', {})] })).toEqual(none);
});

test('the output price is used if there is no input price', () => {
  const inferenceProviderMapping = [served('one', { providerDetails: { pricing: { output: 0.05 } } })];
  expect(providerSteps({ id: 'a/b', inferenceProviderMapping }).price).toHaveLength(5);
});
