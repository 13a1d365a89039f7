import { expect, it } from 'vitest';
import { factWords } from './provider-facts.ts';

it('says what is known about a model at a provider', () => {
  expect(
    factWords({
      price: { input: 0.1, output: 0.002 },
      contextLength: 131_072,
      latency: 310.4,
      tokensPerSecond: 87.5,
      tools: true,
      structuredOutput: false,
    }),
  ).toEqual([
    '$0.10 in / $0.002 out per 1M tokens',
    '131,072 tokens of context',
    'first token after 310 ms',
    '88 tokens/s',
    'tools',
  ]);
  expect(factWords({ price: { output: 2 } })).toEqual(['$2.00 out per 1M tokens']);
  expect(factWords({})).toEqual([]);
});
