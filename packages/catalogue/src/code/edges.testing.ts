/** @module Templates made at run time, for the tests of what may meet at the edges of a hole. */
import type { Code, Tag, Value } from './index.ts';
import type { Language } from './language.ts';

export type Piece<L extends Language> = { readonly own: string } | { readonly value: Value<L> };

/** Writes a template from its own texts and the values in its holes, as the compiler would. */
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

/** The text, or nothing where the tag refused. */
export function textOf(make: () => Code): string | undefined {
  try {
    return make().text.trim();
  } catch (error) {
    if (error instanceof Error && /^(?:TemplateError|CatalogueError)$/.test(error.name)) return undefined;
    throw error;
  }
}

/** Every way to put a text before or after a hole: as the template's own, as code, with empty code between. */
export function written<L extends Language>(tag: Tag<L>, text: string): readonly (readonly Piece<L>[])[] {
  const none = { value: tag.none };
  const itself = own(text);
  if (textOf(() => fill(tag, [itself])) === undefined) return [[itself], [itself, none]];
  const code = { value: fill(tag, [itself]) };
  return [[itself], [itself, none], [code], [code, none]];
}
