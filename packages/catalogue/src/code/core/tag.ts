/**
 * @module Makes the tag of a language. A tag reads its template once, then fills the holes with
 * literals of the language; code of the same language is taken as it is.
 */
import { CatalogueError } from '../../errors.ts';
import type { Language } from '../language.ts';
import { Code } from './code.ts';
import { type Hole, readTemplate, type Syntax } from './template.ts';
import { indented } from './literal.ts';
import { TemplateError, type Value } from './value.ts';

export interface TagParts<L extends Language> {
  readonly language: L;
  readonly syntax: Syntax;
  /** Why a value other than code may not stand in the hole, if so. */
  readonly refuse: (hole: Hole) => string | undefined;
  /** Throws `TemplateError` where the edge of the code would run together with what stands beside it. */
  readonly checkEdges: (code: Code<L>, hole: Hole) => void;
  /** A value other than code as the language writes it. */
  readonly literal: (value: unknown, hole: Hole) => string;
  readonly identifier: RegExp;
  /** Words that look like identifiers but are not, with spaces between. */
  readonly reserved: string;
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

/** A hole with what is known about it before any value comes. */
interface ReadHole extends Hole {
  readonly following: string;
  readonly refusal: string | undefined;
}

/** A template that was read. */
interface ReadTag {
  readonly first: string;
  readonly holes: readonly ReadHole[];
  readonly broken: boolean;
  readonly opensWithHole: boolean;
}

const isListOfCode = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => entry instanceof Code);

const withoutOpening = (text: string): string => (text.startsWith('\n') ? text.replace(/^\n+/, '') : text);

export function makeTag<L extends Language>(parts: TagParts<L>): Tag<L> {
  const { language, refuse, checkEdges, literal } = parts;
  const known = new WeakMap<TemplateStringsArray, ReadTag>();
  const constants = new WeakMap<TemplateStringsArray, Code<L>>();
  const none = new Code(language, '');
  /** Most identifiers are the catalogue's own and come again and again; a bound keeps outside ones from piling up. */
  const names = new Map<string, Code<L>>();

  const read = (strings: TemplateStringsArray): ReadTag => {
    const { first, holes, opensWithHole } = readTemplate(strings.raw, parts.syntax);
    const broken =
      first.includes('\n') || holes.some((hole) => (hole.opening + hole.following).includes('\n'));
    const template = {
      first,
      holes: holes.map((hole) => Object.assign(hole, { refusal: refuse(hole) })),
      broken,
      opensWithHole,
    };
    known.set(strings, template);
    return template;
  };

  const constant = (strings: TemplateStringsArray): Code<L> => {
    const code = new Code(language, () => {
      const { first, broken } = read(strings);
      return { text: first, broken };
    });
    constants.set(strings, code);
    return code;
  };

  const isOwn = (value: Code): value is Code<L> => value.language === language;

  const tag = (strings: TemplateStringsArray, ...values: readonly Value<L>[]): Code<L> => {
    if (values.length === 0) return constants.get(strings) ?? constant(strings);
    const template = known.get(strings) ?? read(strings);
    let text = template.first;
    let { broken } = template;
    let n = 0;
    for (const hole of template.holes) {
      const value: unknown = values[n];
      let filled: string;
      if (value instanceof Code) {
        if (!isOwn(value)) throw new TemplateError(`${value.language} code in a ${language} template`);
        if (hole.refusal !== undefined) checkEdges(value, hole);
        filled = indented(value, hole.indent);
        broken ||= value.broken;
      } else {
        if (hole.refusal !== undefined && !isListOfCode(value)) throw new TemplateError(hole.refusal);
        filled = literal(value, hole);
        broken ||= typeof value === 'object' && filled.includes('\n');
      }
      if (template.opensWithHole && text === '')
        text = withoutOpening(filled === '' ? hole.following : hole.opening + filled + hole.following);
      else if (filled === '') text += hole.following;
      else if (hole.opening === '') text += filled + hole.following;
      else text += hole.opening + filled + hole.following;
      n += 1;
    }
    return new Code(language, text, broken);
  };

  let reserved: ReadonlySet<string> | undefined;
  const isIdentifier = (text: string): boolean => {
    reserved ??= new Set(parts.reserved.split(' '));
    return parts.identifier.test(text) && !reserved.has(text);
  };

  return Object.assign(tag, {
    none,
    isIdentifier,
    identifier: (text: string): Code<L> => {
      const made = names.get(text);
      if (made) return made;
      if (isIdentifier(text)) {
        const code = new Code(language, text);
        if (names.size < rememberedNames) names.set(text, code);
        return code;
      }
      throw new CatalogueError('unsafe-value', `${JSON.stringify(text)} is not an identifier of ${language}`);
    },
    join: (pieces: readonly Code<L>[], separator = '\n'): Code<L> => {
      let text = '';
      let broken = false;
      for (const piece of pieces) {
        if (piece.text === '') continue;
        broken ||= piece.broken || (text !== '' && separator.startsWith('\n'));
        text = text === '' ? piece.text : text + separator + piece.text;
      }
      return new Code(language, text, broken);
    },
  });
}
