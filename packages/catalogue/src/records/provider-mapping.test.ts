import { expect, it } from 'vitest';
import { readModel } from './model.ts';
import { capabilitiesOf, mappingOf, otherStatuses } from './provider-mapping.ts';

const { model } = readModel({
  id: 'a/b',
  inferenceProviderMapping: [
    {
      provider: 'novita',
      status: 'live',
      features: { toolCalling: true, structuredOutput: false },
      performance: { firstTokenLatencyMs: 310, tokensPerSecond: 'fast' },
      providerDetails: { context_length: 2048, pricing: { input: 0.1, output: 0.2 } },
    },
    { provider: 'together', status: 'error', features: { structuredOutput: true } },
  ],
});

it('has price, context length, latency and abilities where the record gives them', () => {
  expect(mappingOf(model)).toEqual([
    {
      provider: 'novita',
      lora: false,
      price: { input: 0.1, output: 0.2 },
      contextLength: 2048,
      latency: 310,
      tools: true,
      structuredOutput: false,
    },
  ]);
});

it('counts abilities of live providers only, and returns the status of the others', () => {
  expect(capabilitiesOf(model)).toEqual(['tools']);
  expect([...otherStatuses(model)]).toEqual([['together', 'error']]);
  expect([...otherStatuses({ inferenceProviderMapping: { nebius: { status: 'staging' } } })]).toEqual([
    ['nebius', 'staging'],
  ]);
  expect(capabilitiesOf({})).toEqual([]);
});
