/** @module Price, context length, speed and abilities of a model at a provider, as they are shown. */
import type { ProviderFacts } from '@loadout/catalogue';
import { formatCount } from '../format-count.ts';
import type { ProviderFigures } from '../views.ts';

/** Figures that are compared in columns. */
export function figuresOf(facts: ProviderFacts): ProviderFigures {
  const { price, contextLength, latency, tokensPerSecond } = facts;
  return {
    ...(price?.input !== undefined && { Input: dollars(price.input) }),
    ...(price?.output !== undefined && { Output: dollars(price.output) }),
    ...(contextLength !== undefined && { Context: formatCount(contextLength) }),
    ...(latency !== undefined && { 'First token': `${formatCount(Math.round(latency))} ms` }),
    ...(tokensPerSecond !== undefined && { Speed: `${formatCount(Math.round(tokensPerSecond))} tokens/s` }),
  };
}

export const abilityWords = ({ tools, structuredOutput }: ProviderFacts): readonly string[] => [
  ...(tools === true ? ['Tools'] : []),
  ...(structuredOutput === true ? ['Structured output'] : []),
];

/** Two decimals, or two digits of a smaller amount. */
const dollars = (amount: number): string =>
  `$${amount < 0.1 && amount > 0 ? Number(amount.toPrecision(2)) : amount.toFixed(2)}`;
