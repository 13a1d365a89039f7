/** @module Creates the tag of a language: parses each template once, then fills its holes with literals or code. */
import { CatalogueError } from '../../errors.ts';
import type { Language } from '../language.ts';
import { Code } from './code.ts';
import { type Edges, type Position, splitToken } from './edges.ts';
import { indented } from './literal.ts';
import { type Hole, readTemplate, type Syntax } from './template.ts';
import { TemplateError, type Value } from './value.ts';

export interface TagParts<L extends Language> {
  readonly language: L;
  readonly syntax: Syntax;
  readonly edges: Edges;
  /** Renders a value other than code; `position` is set if the language's edges define one. */
  readonly literal: (value: unknown, hole: Hole, position: Position | undefined) => string;
  readonly identifier: RegExp;
  /** Reserved words that are not identifiers, separated by spaces. */
  readonly reserved: string;
}

export interface Tag<L extends Language> {
  (strings: TemplateStringsArray, ...values: readonly Value<L>[]): Code<L>;
  /** Empty code: a hole that is alone on its line is removed with the line. */
  readonly none: Code<L>;
  /** An identifier from outside; throws if it is not a valid identifier of the language. */
  readonly identifier: (text: string) => Code<L>;
  readonly isIdentifier: (text: string) => boolean;
  /** Joins code with line breaks or the given separator; empty pieces are skipped. */
  readonly join: (pieces: readonly Code<L>[], separator?: '\n' | '\n\n' | ', ' | ' ' | ' \\\n') => Code<L>;
}

const rememberedNames = 500;

/** A hole with the edge properties known from its template alone. */
interface ReadHole extends Hole {
  /** Characters at the edges of the template text; `0` where there is none. */
  readonly openingEnd: number;
  readonly followingStart: number;
  readonly followingEnd: number;
  /** Position of a value, unless it depends on the content of earlier holes: then `locate` finds it. */
  readonly position: Position | undefined;
  readonly locate: ((before: string) => Position) | undefined;
  readonly mayRefuseCode: boolean;
}

/** A parsed template. */
interface ReadTag {
  readonly first: string;
  readonly firstStart: number;
  readonly firstEnd: number;
  readonly holes: readonly ReadHole[];
  readonly broken: boolean;
  readonly opensWithHole: boolean;
  readonly endsInComment: boolean;
}

const lineBreak = 0x0a;

const startOf = (text: string): number => (text === '' ? 0 : text.charCodeAt(0));
const endOf = (text: string): number => (text === '' ? 0 : text.charCodeAt(text.length - 1));

function readHole(hole: Hole, isFirst: boolean, edges: Edges): ReadHole {
  const found = isFirst ? edges.position?.(hole.since) : edges.positionAfterHole?.(hole.since);
  return {
    ...hole,
    openingEnd: endOf(hole.opening),
    followingStart: startOf(hole.following),
    followingEnd: endOf(hole.following),
    position: typeof found === 'function' ? undefined : found,
    locate: typeof found === 'function' ? found : undefined,
    mayRefuseCode: edges.mayRefuseCode?.(hole.since, isFirst) ?? false,
  };
}

const fail = (message: string): never => {
  throw new TemplateError(message);
};

const afterComment = 'only a line break may follow code that ends in a comment';

const withoutOpening = (text: string): string => (text.startsWith('\n') ? text.replace(/^\n+/, '') : text);

export function makeTag<L extends Language>(parts: TagParts<L>): Tag<L> {
  const { language, edges, literal } = parts;
  const { seam, refuseCode } = edges;
  const known = new WeakMap<TemplateStringsArray, ReadTag>();
  const constants = new WeakMap<TemplateStringsArray, Code<L>>();
  const none = new Code(language, '');
  /** Cache: most identifiers belong to the catalogue and repeat; the limit bounds those from outside. */
  const names = new Map<string, Code<L>>();

  const read = (strings: TemplateStringsArray): ReadTag => {
    const { first, holes, opensWithHole, endsInComment } = readTemplate(strings.raw, parts.syntax);
    const template = {
      first,
      firstStart: startOf(first),
      firstEnd: endOf(first),
      holes: holes.map((hole, n) => readHole(hole, n === 0, edges)),
      broken: first.includes('\n') || holes.some((hole) => (hole.opening + hole.following).includes('\n')),
      opensWithHole,
      endsInComment,
    };
    known.set(strings, template);
    return template;
  };

  const constant = (strings: TemplateStringsArray): Code<L> => {
    const code = new Code(language, () => {
      const { first, broken, endsInComment } = read(strings);
      return { text: first, broken, endsInComment };
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
    /** Last character written, what wrote it, and whether a comment ends there. */
    let end = template.firstEnd;
    let endIsOwn = true;
    let endIsValue = false;
    let inComment = false;
    /** First character, as far as it is known without reading the text. */
    let begin = template.first === '' ? undefined : template.firstStart;
    let n = 0;
    for (const hole of template.holes) {
      const value: unknown = values[n];
      const before = hole.openingEnd === 0 ? end : hole.openingEnd;
      let filled: string;
      let start = 0;
      let filledEnd = 0;
      let isValue = true;
      let comment = false;
      if (value instanceof Code) {
        if (!isOwn(value)) throw new TemplateError(`${value.language} code in a ${language} template`);
        filled = indented(value, hole.indent);
        broken ||= value.broken;
        comment = value.endsInComment;
        if (filled !== '') ({ start, end: filledEnd } = value);
        ({ isValue } = value);
        if (isValue) {
          const refusal = (hole.position ?? hole.locate?.(text + hole.opening))?.refusal;
          if (refusal !== undefined) throw new TemplateError(refusal);
        } else if (hole.mayRefuseCode && refuseCode && filled !== '') {
          const refusal = refuseCode(text + hole.opening, filled);
          if (refusal !== undefined) throw new TemplateError(refusal);
        }
      } else {
        const position = hole.position ?? hole.locate?.(text + hole.opening);
        const refusal = position?.refusal ?? seam(before, 0, endIsValue, true);
        if (refusal !== undefined) throw new TemplateError(refusal);
        filled = literal(value, hole, position);
        start = startOf(filled);
        filledEnd = endOf(filled);
        broken ||= typeof value === 'object' && filled.includes('\n');
      }
      if (filled !== '') {
        const problem = seam(before, start, endIsValue && hole.openingEnd === 0, isValue);
        if (problem !== undefined) throw new TemplateError(problem);
        if (inComment && !hole.opening.startsWith('\n') && start !== lineBreak) fail(afterComment);
        text =
          template.opensWithHole && text === ''
            ? withoutOpening(hole.opening + filled)
            : text + hole.opening + filled;
        if (text.length === filled.length) begin = start;
        end = filledEnd;
        endIsOwn = false;
        endIsValue = isValue;
        inComment = comment;
      }
      if (hole.followingStart !== 0) {
        const problem = endIsOwn
          ? splitToken(end, hole.followingStart)
          : seam(end, hole.followingStart, endIsValue, false);
        if (problem !== undefined) throw new TemplateError(problem);
        if (inComment && hole.followingStart !== lineBreak) fail(afterComment);
        text = template.opensWithHole && text === '' ? withoutOpening(hole.following) : text + hole.following;
        end = hole.followingEnd;
        endIsOwn = true;
        endIsValue = false;
        inComment = false;
      }
      n += 1;
    }
    return text === ''
      ? none
      : new Code(language, text, broken, inComment || template.endsInComment, false, begin, end);
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
      let endsInComment = false;
      for (const piece of pieces) {
        if (piece.text === '') continue;
        if (piece.isValue) fail('a value is joined in a list: ${[…]}');
        if (endsInComment && !separator.startsWith('\n')) fail(afterComment);
        broken ||= piece.broken || (text !== '' && separator.includes('\n'));
        text = text === '' ? piece.text : text + separator + piece.text;
        ({ endsInComment } = piece);
      }
      return text === '' ? none : new Code(language, text, broken, endsInComment);
    },
  });
}
