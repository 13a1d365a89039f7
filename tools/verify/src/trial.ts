/** @module Tests a generator with a record, hostile copies and malformed ones; returns a list of problems. */
import { CatalogueError, type ModelRecord } from '@loadout/catalogue';
import { hostile } from './hostile/hostile.ts';
import { type MalformedCopy, malformed } from './hostile/malformed.ts';
import type { Variant } from './hostile/variants.ts';
import { parseAndLint } from './lint.ts';
import { describeShape, shape } from './shape/shape.ts';
import { formatFinding, type Source } from './source.ts';

/** Generates the snippets of a record; none if there is only a notice. */
export type Generate = (record: unknown) => readonly Source[];

type Outcome =
  | { readonly snippets: readonly Source[] }
  | { readonly refused: true }
  | { readonly crash: string };

function attempt<Input>(generate: (input: Input) => readonly Source[], input: Input): Outcome {
  try {
    return { snippets: generate(input) };
  } catch (error) {
    if (error instanceof CatalogueError) return { refused: true };
    return { crash: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

const quote = ({ language, text }: Source): string =>
  `--- ${language}\n${text.length > 2_000 ? `${text.slice(0, 2_000)}…` : text}\n---`;

async function lintAll(label: string, snippets: readonly Source[]): Promise<string[]> {
  const found = await Promise.all(
    snippets.map(async (snippet) => {
      const findings = await parseAndLint(snippet);
      return findings.length === 0
        ? []
        : [`${label}: ${findings.map(formatFinding).join('; ')}\n${quote(snippet)}`];
    }),
  );
  return found.flat();
}

const shapesOf = async (snippets: readonly Source[]): Promise<string> =>
  (await Promise.all(snippets.map(shape))).join(' ');

export async function tryPlain(record: ModelRecord, generate: Generate): Promise<string[]> {
  const outcome = attempt(generate, record);
  if ('crash' in outcome) return [`plain: ${outcome.crash}`];
  return 'refused' in outcome ? ['plain: refused'] : lintAll('plain', outcome.snippets);
}

/** Every variant is rejected, or yields valid snippets with a shape that a harmless input also has. */
export async function tryVariants<Input extends object>(
  variants: Iterable<Variant<Input>>,
  generate: (input: Input) => readonly Source[],
): Promise<string[]> {
  const outcomes = new WeakMap<Input, Outcome>();
  const harmlessShape = async (twin: Input): Promise<string | undefined> => {
    const outcome = outcomes.get(twin) ?? attempt(generate, twin);
    outcomes.set(twin, outcome);
    return 'snippets' in outcome ? shapesOf(outcome.snippets) : undefined;
  };

  const complaints = await Promise.all(
    Array.from(variants, async ({ label, input, harmless }) => {
      const outcome = attempt(generate, input);
      if ('crash' in outcome) return [`${label}: ${outcome.crash}`];
      if ('refused' in outcome || outcome.snippets.length === 0) return [];
      const findings = await lintAll(label, outcome.snippets);
      const own = await shapesOf(outcome.snippets);
      const known = await Promise.all(harmless.map(harmlessShape));
      if (known.includes(own)) return findings;
      const described = await Promise.all(outcome.snippets.map(describeShape));
      return [
        ...findings,
        `${label}: no harmless input gives this shape: ${described.join('\n')}\n${outcome.snippets.map(quote).join('\n')}`,
      ];
    }),
  );
  return complaints.flat();
}

export const tryHostile = (record: ModelRecord, generate: Generate): Promise<string[]> =>
  tryVariants(hostile(record), generate);

/** Traces of a wrong type that was written without a check. */
const residue = /\bundefined\b|\[object \w+\]|\bNaN\b/g;

const residueIn = (text: string, words: string): string | undefined =>
  Array.from(text.matchAll(residue), ([match]) => match).find((match) => !words.includes(match));

export async function tryCopies(copies: Iterable<MalformedCopy>, generate: Generate): Promise<string[]> {
  const complaints = await Promise.all(
    Array.from(copies, async ({ label, record: copy, words = '' }) => {
      const outcome = attempt(generate, copy);
      if ('crash' in outcome) return [`${label}: ${outcome.crash}`];
      if ('refused' in outcome) return [];
      const spoilt = outcome.snippets.flatMap((snippet) => {
        const found = residueIn(snippet.text, words);
        return found === undefined ? [] : [`${label}: ${found} in the snippet\n${quote(snippet)}`];
      });
      return [...spoilt, ...(await lintAll(label, outcome.snippets))];
    }),
  );
  return complaints.flat();
}

/** Every malformed copy is rejected with a typed error, or yields valid snippets. */
export const tryMalformed = (record: ModelRecord, generate: Generate): Promise<string[]> =>
  tryCopies(malformed(record), generate);
