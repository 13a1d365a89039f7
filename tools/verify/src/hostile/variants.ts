/** @module Puts hostile texts into the strings of any data: in place of them, before them, after them. */
import type { Json } from '../json.ts';
import { rewrite } from './json.ts';
import { combined, harmless } from './payloads.ts';

export interface Variant<Input> {
  readonly label: string;
  readonly input: Input;
  /**
   * Inputs with harmless words in the same places. What is made of the variant must have the shape of what is made of
   * one of these: a changed text may choose another branch, or be refused, but not in a way of its own.
   */
  readonly harmless: readonly Input[];
}

export interface Target {
  readonly name: string;
  readonly base: Json;
  readonly includes: (path: string) => boolean;
  /** What takes the place of a text; beside a text, the combined ones suffice. */
  readonly payloads: Readonly<Record<string, string>>;
}

type Enter = (text: string, payload: string, path: string) => string;

/** An id stays two parts, so that a check of its form is not all that is tried. */
const replace: Enter = (_, payload, path) => (path === 'id' ? `${payload}/${payload}` : payload);

/** Keep what stood there, so that a field known by its beginning or its end is still known. */
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
