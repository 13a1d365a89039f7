/** @module Price, context length, speed and abilities of a model at a provider, as they are shown. */
import type { ProviderFacts } from '@loadout/catalogue';
import { formatCount } from '../format-count.ts';
import type { ProviderFigure } from '../views.ts';

const figures: readonly (readonly [
  label: string,
  text: (facts: ProviderFacts) => string | false | undefined,
])[] = [
  ['Input per 1M', ({ price }) => price?.input !== undefined && dollars(price.input)],
  ['Output per 1M', ({ price }) => price?.output !== undefined && dollars(price.output)],
  ['Context', ({ contextLength }) => contextLength !== undefined && formatCount(contextLength)],
  ['First token', ({ latency }) => latency !== undefined && `${formatCount(Math.round(latency))} ms`],
  [
    'Speed',
    ({ tokensPerSecond: speed }) => speed !== undefined && `${formatCount(Math.round(speed))} tokens/s`,
  ],
];

/** The figures that are known of some provider, for each of them. */
export function figuresOf(all: readonly ProviderFacts[]): readonly (readonly ProviderFigure[])[] {
  const known = figures.filter(([, text]) => all.some(text));
  return all.map((facts) => known.map(([label, text]) => ({ label, value: text(facts) || '' })));
}

export const abilityWords = ({ tools, structuredOutput }: ProviderFacts): readonly string[] => [
  ...(tools === true ? ['Tools'] : []),
  ...(structuredOutput === true ? ['Structured output'] : []),
];

/** Two decimals, or two digits of a smaller amount. */
const dollars = (amount: number): string =>
  `$${amount < 0.1 && amount > 0 ? Number(amount.toPrecision(2)) : amount.toFixed(2)}`;
