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

export function makeTag<L extends Language>(parts: TagParts<L>): Tag<L> {
  const { language } = parts;
  const known = new WeakMap<TemplateStringsArray, Template>();
  const make = (text: string): Code<L> => new Code(language, text);
  const none = make('');

  const read = (strings: TemplateStringsArray): Template => {
    const template = readTemplate(strings.raw, parts.syntax);
    known.set(strings, template);
    return template;
  };

  const tag = (strings: TemplateStringsArray, ...values: readonly Value<L>[]): Code<L> => {
    const { texts, holes } = known.get(strings) ?? read(strings);
    let text = texts[0] ?? '';
    for (let n = 0; n < holes.length; n += 1) {
      const hole = holes[n];
      const next = texts[n + 1];
      if (hole === undefined || next === undefined) break;
      const rendered = parts.render(values[n], hole);
      if (rendered === '' && hole.alone) text = dropLine(text, next);
      else text += rendered + next;
    }
    return make(text);
  };

  const isIdentifier = (text: string): boolean => parts.identifier.test(text) && !parts.reserved.has(text);

  return Object.assign(tag, {
    none,
    isIdentifier,
    identifier: (text: string): Code<L> => {
      if (isIdentifier(text)) return make(text);
      throw new CatalogueError('unsafe-value', `${JSON.stringify(text)} is not an identifier of ${language}`);
    },
    join: (pieces: readonly Code<L>[], separator = '\n'): Code<L> =>
      make(
        pieces
          .map((piece) => piece.text)
          .filter((text) => text !== '')
          .join(separator),
      ),
  });
}

/** Joins what stands before and after an empty line of its own, without that line. */
function dropLine(before: string, after: string): string {
  const start = before.lastIndexOf('\n');
  return start < 0 ? after.slice(1) : before.slice(0, start) + after;
}
