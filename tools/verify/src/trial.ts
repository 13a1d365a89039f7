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

/** What the checks find in the snippets, as text. */
async function lintAll(snippets: readonly Source[]): Promise<string[]> {
  const found = await Promise.all(
    snippets.map(async (snippet) => {
      const findings = await parseAndLint(snippet);
      return findings.length === 0 ? [] : [`${findings.map(formatFinding).join('; ')}\n${quote(snippet)}`];
    }),
  );
  return found.flat();
}

const shapesOf = async (snippets: readonly Source[]): Promise<string> =>
  (await Promise.all(snippets.map(shape))).join(' ');

export async function tryPlain(record: ModelRecord, generate: Generate): Promise<string[]> {
  const outcome = attempt(generate, record);
  if ('crash' in outcome) return [`plain: ${outcome.crash}`];
  if ('refused' in outcome) return ['plain: refused'];
  return (await lintAll(outcome.snippets)).map((complaint) => `plain: ${complaint}`);
}

/** Copies that give equal snippets, which are checked once for all of them. */
interface Alike<Copy> {
  readonly snippets: readonly Source[];
  readonly copies: Copy[];
}

function addTo<Copy>(groups: Map<string, Alike<Copy>>, snippets: readonly Source[], copy: Copy): void {
  const key = snippets.map(({ language, text }) => `${language} ${text}`).join('\0');
  const group = groups.get(key);
  if (group === undefined) groups.set(key, { snippets, copies: [copy] });
  else group.copies.push(copy);
}

/** Every variant is rejected, or yields valid snippets with a shape that a harmless input also has. */
export async function tryVariants<Input extends object>(
  variants: Iterable<Variant<Input>>,
  generate: (input: Input) => readonly Source[],
): Promise<string[]> {
  const shapes = new Map<readonly Input[], Promise<readonly (string | undefined)[]>>();
  const harmlessShape = async (twin: Input): Promise<string | undefined> => {
    const outcome = attempt(generate, twin);
    return 'snippets' in outcome ? shapesOf(outcome.snippets) : undefined;
  };
  const harmlessShapes = (twins: readonly Input[]): Promise<readonly (string | undefined)[]> => {
    const known = shapes.get(twins) ?? Promise.all(twins.map(harmlessShape));
    shapes.set(twins, known);
    return known;
  };

  const crashes: string[] = [];
  const groups = new Map<string, Alike<Omit<Variant<Input>, 'input'>>>();
  for (const { label, input, harmless } of variants) {
    const outcome = attempt(generate, input);
    if ('crash' in outcome) crashes.push(`${label}: ${outcome.crash}`);
    else if ('snippets' in outcome && outcome.snippets.length > 0)
      addTo(groups, outcome.snippets, { label, harmless });
  }

  const complaints = await Promise.all(
    Array.from(groups.values(), async ({ snippets, copies }) => {
      const [findings, own] = await Promise.all([lintAll(snippets), shapesOf(snippets)]);
      const complaintsOf = async ({ label, harmless }: (typeof copies)[number]): Promise<string[]> => {
        const known = await harmlessShapes(harmless);
        const labelled = findings.map((finding) => `${label}: ${finding}`);
        if (known.includes(own)) return labelled;
        const described = await Promise.all(snippets.map(describeShape));
        return [
          ...labelled,
          `${label}: no harmless input gives this shape: ${described.join('\n')}\n${snippets.map(quote).join('\n')}`,
        ];
      };
      return (await Promise.all(copies.map(complaintsOf))).flat();
    }),
  );
  return [...crashes, ...complaints.flat()];
}

export const tryHostile = (record: ModelRecord, generate: Generate): Promise<string[]> =>
  tryVariants(hostile(record), generate);

/** Traces of a wrong type that was written without a check. */
const residue = /\bundefined\b|\[object \w+\]|\bNaN\b/g;

const residueIn = (text: string, words: string): string | undefined =>
  Array.from(text.matchAll(residue), ([match]) => match).find((match) => !words.includes(match));

export async function tryCopies(copies: Iterable<MalformedCopy>, generate: Generate): Promise<string[]> {
  const found: string[] = [];
  const groups = new Map<string, Alike<string>>();
  for (const { label, record: copy, words = '' } of copies) {
    const outcome = attempt(generate, copy);
    if ('crash' in outcome) found.push(`${label}: ${outcome.crash}`);
    if (!('snippets' in outcome)) continue;
    for (const snippet of outcome.snippets) {
      const spoilt = residueIn(snippet.text, words);
      if (spoilt !== undefined) found.push(`${label}: ${spoilt} in the snippet\n${quote(snippet)}`);
    }
    addTo(groups, outcome.snippets, label);
  }
  const complaints = await Promise.all(
    Array.from(groups.values(), async ({ snippets, copies: labels }) => {
      const findings = await lintAll(snippets);
      return findings.flatMap((finding) => labels.map((label) => `${label}: ${finding}`));
    }),
  );
  return [...found, ...complaints.flat()];
}

/** Every malformed copy is rejected with a typed error, or yields valid snippets. */
export const tryMalformed = (record: ModelRecord, generate: Generate): Promise<string[]> =>
  tryCopies(malformed(record), generate);
