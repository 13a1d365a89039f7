/** @module Inserts hostile texts into the strings of any data: as replacement, prefix or suffix. */
import type { Json } from '../json.ts';
import { rewrite } from './json.ts';
import { combined, harmless } from './payloads.ts';

export interface Variant<Input> {
  readonly label: string;
  readonly input: Input;
  /**
   * Inputs with harmless words at the same paths. The output of the variant must have the shape of the output of one of
   * these: a changed text may select another branch or be rejected, but not cause a new shape.
   */
  readonly harmless: readonly Input[];
}

export interface Target {
  readonly name: string;
  readonly base: Json;
  readonly includes: (path: string) => boolean;
  /** Replacements of a text; for prefixes and suffixes the combined ones suffice. */
  readonly payloads: Readonly<Record<string, string>>;
}

type Enter = (text: string, payload: string, path: string) => string;

/** An id keeps two parts, so that more than its format check is tested. */
const replace: Enter = (_, payload, path) => (path === 'id' ? `${payload}/${payload}` : payload);

/** Keep the original text, so that a field recognized by its prefix or suffix still is. */
const append: Enter = (text, payload) => text + payload;
const prepend: Enter = (text, payload) => payload + text;

export function* variants<Input>(
  { name, base, includes, payloads }: Target,
  convert: (value: Json) => Input,
): Iterable<Variant<Input>> {
  const plain = convert(base);
  for (const [place, enter, texts] of [
    ['in place of', replace, payloads],
    ['after', append, combined],
    ['before', prepend, combined],
  ] as const) {
    const make = (payload: string): Input =>
      convert(rewrite(base, (text, path) => (includes(path) ? enter(text, payload, path) : text)));
    const twins = [plain, ...harmless.map(make)];
    for (const [label, payload] of Object.entries(texts))
      yield { label: `${label} ${place} ${name}`, input: make(payload), harmless: twins };
  }
}
