/**
 * @module Makes the tag of a language. A tag reads its template once, then fills the holes with
 * literals of the language; code of the same language is taken as it is.
 */
import { CatalogueError } from '../errors.ts';
import type { Language } from '../language.ts';
import { Code } from './code.ts';
import { type Hole, readTemplate, type Syntax, type Template } from './lexer.ts';
import type { Value } from './value.ts';

export interface TagParts<L extends Language> {
  readonly language: L;
  readonly syntax: Syntax;
  /** Throws `TemplateError` where the value may not stand in the hole. */
  readonly render: (value: unknown, hole: Hole) => string;
  readonly identifier: RegExp;
  readonly reserved: ReadonlySet<string>;
}

export interface Tag<L extends Language> {
  (strings: TemplateStringsArray, ...values: readonly Value<L>[]): Code<L>;
  /** No code at all: a hole that stands alone on its line takes the line with it. */
  readonly none: Code<L>;
  /** An identifier from outside; anything else than an identifier of the language is refused. */
  readonly identifier: (text: string) => Code<L>;
  readonly isIdentifier: (text: string) => boolean;
  /** Code joined line by line (or as said); empty pieces leave nothing behind. */
  readonly join: (pieces: readonly Code<L>[], separator?: '\n' | '\n\n' | ', ' | ' ') => Code<L>;
}

const rememberedNames = 500;

export function makeTag<L extends Language>(parts: TagParts<L>): Tag<L> {
  const { language } = parts;
  const known = new WeakMap<TemplateStringsArray, Template>();
  const make = (text: string): Code<L> => new Code(language, text);
  const none = make('');
  /** Most identifiers are the catalogue's own and come again and again; a bound keeps outside ones from piling up. */
  const names = new Map<string, Code<L>>();

  const read = (strings: TemplateStringsArray): Template => {
    const template = readTemplate(strings.raw, parts.syntax);
    known.set(strings, template);
    return template;
  };

  const tag = (strings: TemplateStringsArray, ...values: readonly Value<L>[]): Code<L> => {
    const { first, holes, opensWithHole } = known.get(strings) ?? read(strings);
    let text = first;
    let n = 0;
    for (const hole of holes) {
      const rendered = parts.render(values[n], hole);
      if (rendered !== '') text += hole.opening + rendered;
      text += hole.following;
      n += 1;
    }
    return make(opensWithHole && text.startsWith('\n') ? text.replace(/^\n+/, '') : text);
  };

  const isIdentifier = (text: string): boolean => parts.identifier.test(text) && !parts.reserved.has(text);

  return Object.assign(tag, {
    none,
    isIdentifier,
    identifier: (text: string): Code<L> => {
      const made = names.get(text);
      if (made) return made;
      if (isIdentifier(text)) {
        const code = make(text);
        if (names.size < rememberedNames) names.set(text, code);
        return code;
      }
      throw new CatalogueError('unsafe-value', `${JSON.stringify(text)} is not an identifier of ${language}`);
    },
    join: (pieces: readonly Code<L>[], separator = '\n'): Code<L> => {
      let text = '';
      for (const piece of pieces)
        if (piece.text !== '') text = text === '' ? piece.text : text + separator + piece.text;
      return make(text);
    },
  });
}
