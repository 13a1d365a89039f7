/** @module Builds templates at run time, for tests of the edge rules. */
import type { Code, Tag, Value } from './index.ts';
import type { Language } from './language.ts';

export type Piece<L extends Language> = { readonly own: string } | { readonly value: Value<L> };

/** Calls a tag with texts and values, as a template literal would. */
export function fill<L extends Language>(tag: Tag<L>, pieces: readonly Piece<L>[]): Code<L> {
  const texts = [''];
  const values: Value<L>[] = [];
  for (const piece of pieces)
    if ('own' in piece) texts[values.length] += piece.own;
    else {
      values.push(piece.value);
      texts.push('');
    }
  return tag(Object.assign(texts, { raw: texts }), ...values);
}

export const own = (text: string): { readonly own: string } => ({ own: text });

/** The text, or undefined if the tag threw. */
export function textOf(make: () => Code): string | undefined {
  try {
    return make().text.trim();
  } catch (error) {
    if (error instanceof Error && /^(?:TemplateError|CatalogueError)$/.test(error.name)) return undefined;
    throw error;
  }
}

/** Every way to write a text next to a hole: as template text, as code, with empty code between. */
export function written<L extends Language>(tag: Tag<L>, text: string): readonly (readonly Piece<L>[])[] {
  const none = { value: tag.none };
  const itself = own(text);
  if (textOf(() => fill(tag, [itself])) === undefined) return [[itself], [itself, none]];
  const code = { value: fill(tag, [itself]) };
  return [[itself], [itself, none], [code], [code, none]];
}

/** Parts of commands that affect how adjacent text is parsed. */
export const shellTexts = [
  'echo ',
  'git',
  ' ',
  '-',
  '--name=',
  'A=',
  '$X',
  ' | ',
  ' && ',
  'sudo ',
  '-u ',
  ' > ',
  '2',
  ';',
  'if ',
] as const;
