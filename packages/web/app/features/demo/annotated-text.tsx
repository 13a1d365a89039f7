/** @module A text with typed spans, such as names of people and places. Each type has its colour. */
import type { Modality } from '@loadout/catalogue';
import { type Stretch, stretches } from './stretches.ts';

const hues: readonly Modality[] = ['nlp', 'cv', 'audio', 'rl', 'tabular', 'multimodal', 'other'];

export function AnnotatedText({ text, tokens }: { text: string; tokens: readonly Stretch[] }) {
  const types = [...new Set(tokens.map(({ type }) => type))];
  const hueOf = (type: string): Modality => hues[types.indexOf(type) % hues.length] ?? 'other';
  return (
    <p className="mt-1 font-serif text-md leading-8">
      {stretches(text, tokens).map(({ start, words, type }) =>
        type === undefined ? (
          words
        ) : (
          <mark key={start} className="token" data-modality={hueOf(type)}>
            {words}
            <b>{type}</b>
          </mark>
        ),
      )}
    </p>
  );
}
