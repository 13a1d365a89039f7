/** @module Price, context length, speed and abilities of a model at a provider, in words. */
import type { ProviderFacts } from '@loadout/catalogue';
import { formatCount } from '../format-count.ts';

export function factWords(facts: ProviderFacts): readonly string[] {
  const { price, contextLength, latency, tokensPerSecond, tools, structuredOutput } = facts;
  const words: readonly (string | false | undefined)[] = [
    price && priceWords(price),
    contextLength !== undefined && `${formatCount(contextLength)} tokens of context`,
    latency !== undefined && `first token after ${formatCount(Math.round(latency))} ms`,
    tokensPerSecond !== undefined && `${formatCount(Math.round(tokensPerSecond))} tokens/s`,
    tools === true && 'tools',
    structuredOutput === true && 'structured output',
  ];
  return words.filter((word) => typeof word === 'string');
}

function priceWords({ input, output }: NonNullable<ProviderFacts['price']>): string {
  const parts = [
    input === undefined ? undefined : `${dollars(input)} in`,
    output === undefined ? undefined : `${dollars(output)} out`,
  ];
  return `${parts.filter((part) => part !== undefined).join(' / ')} per 1M tokens`;
}

/** Two decimals, or two digits of a smaller amount. */
const dollars = (amount: number): string =>
  `$${amount < 0.1 && amount > 0 ? Number(amount.toPrecision(2)) : amount.toFixed(2)}`;
