/** @module The terms that a text uses, each explained in a sentence. */
import type { Term } from '@loadout/catalogue';
import { keptPart } from '../../ui/kept-part.tsx';
import { Section } from '../../ui/section.tsx';

export function WordsUsed({ words }: { words: readonly Term[] }) {
  if (words.length === 0) return null;
  return (
    <Section id="glossary" title="Glossary">
      <SameWords words={words} />
    </Section>
  );
}

const Words = ({ words }: { words: readonly Term[] }) => (
  <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
    {words.map(({ term, meaning }) => (
      <div key={term}>
        <dt className="font-medium">{term}</dt>
        <dd className="text-soft">{meaning}</dd>
      </div>
    ))}
  </dl>
);

/** A text has the same words as long as the server runs. */
const SameWords = import.meta.env.SSR ? keptPart(Words, ({ words }) => words) : Words;
