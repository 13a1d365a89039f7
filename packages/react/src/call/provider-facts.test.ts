import { expect, it } from 'vitest';
import { abilityWords, figuresOf } from './provider-facts.ts';

const shown = (...all: Parameters<typeof figuresOf>[0]) =>
  figuresOf(all).map((figures) => figures.map(({ label, value }) => `${label}: ${value}`));

it('has the figures of a model at a provider', () => {
  expect(
    shown({
      price: { input: 0.1, output: 0.002 },
      contextLength: 131_072,
      latency: 310.4,
      tokensPerSecond: 87.5,
    }),
  ).toEqual([
    [
      'Input per 1M: $0.10',
      'Output per 1M: $0.002',
      'Context: 131,072',
      'First token: 310 ms',
      'Speed: 88 tokens/s',
    ],
  ]);
});

it('has the same figures for all providers, those that one of them states', () => {
  expect(shown({ price: { output: 2 } }, {}, { tokensPerSecond: 9 })).toEqual([
    ['Output per 1M: $2.00', 'Speed: '],
    ['Output per 1M: ', 'Speed: '],
    ['Output per 1M: ', 'Speed: 9 tokens/s'],
  ]);
  expect(shown({ tools: true })).toEqual([[]]);
});

it('names the abilities that a provider states', () => {
  expect(abilityWords({ tools: true, structuredOutput: true })).toEqual(['Tools', 'Structured output']);
  expect(abilityWords({ tools: false })).toEqual([]);
});
