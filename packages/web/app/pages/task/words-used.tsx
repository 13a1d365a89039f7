/** @module The words of the trade a text uses, each explained in a sentence. */
import type { Term } from '@loadout/catalogue';

export function WordsUsed({ words }: { words: readonly Term[] }) {
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="words-used-here">
      <h2 id="words-used-here" className="text-xl">
        Words used here
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
        {words.map(({ term, meaning }) => (
          <div key={term}>
            <dt className="font-medium">{term}</dt>
            <dd className="text-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
