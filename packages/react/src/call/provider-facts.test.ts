import { expect, it } from 'vitest';
import { abilityWords, figuresOf } from './provider-facts.ts';

it('has the figures of a model at a provider', () => {
  expect(
    figuresOf({
      price: { input: 0.1, output: 0.002 },
      contextLength: 131_072,
      latency: 310.4,
      tokensPerSecond: 87.5,
    }),
  ).toEqual({
    Input: '$0.10',
    Output: '$0.002',
    Context: '131,072',
    'First token': '310 ms',
    Speed: '88 tokens/s',
  });
  expect(figuresOf({ price: { output: 2 } })).toEqual({ Output: '$2.00' });
  expect(figuresOf({ tools: true })).toEqual({});
});

it('names the abilities that a provider states', () => {
  expect(abilityWords({ tools: true, structuredOutput: true })).toEqual(['Tools', 'Structured output']);
  expect(abilityWords({ tools: false })).toEqual([]);
});
