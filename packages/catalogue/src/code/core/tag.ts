/** @module Creates the tag of a language: parses each template once, then fills its holes with literals or code. */
import type { Language } from '../language.ts';
import { Code, constantCode } from './code.ts';
import { splitToken } from './edges.ts';
import { isKept, isPlain } from './memory.ts';
import { withoutOpening } from './holes.ts';
import { joinCode, type Separator } from './join.ts';
import { indented } from './literal.ts';
import type { Names } from './names.ts';
import { quote, type ReadTag, readTag, type TagParts } from './read-tag.ts';
import { afterComment, fail, TemplateError, type Value } from './value.ts';

export interface Tag<L extends Language> extends Names<L> {
  (strings: TemplateStringsArray, ...values: readonly Value<L>[]): Code<L>;
  /** Empty code: a hole that is alone on its line is removed with the line. */
  readonly none: Code<L>;
  /** Joins code with line breaks or the given separator; empty pieces are skipped. */
  readonly join: (pieces: readonly Code<L>[], separator?: Separator) => Code<L>;
}

const lineBreak = 0x0a;

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  for (let n = 0; n < some.length; n += 1) if (some[n] !== others[n]) return false;
  return true;
}

export function makeTag<L extends Language>(parts: TagParts<L>): Tag<L> {
  const { language, edges, literal, string } = parts;
  const { seam, refuseCode } = edges;
  const known = new WeakMap<TemplateStringsArray, ReadTag<L>>();
  const constants = new WeakMap<TemplateStringsArray, Code<L>>();
  const none = constantCode(language, '');

  const read = (strings: TemplateStringsArray): ReadTag<L> => {
    const template = readTag(strings, parts);
    known.set(strings, template);
    return template;
  };

  const constant = (strings: TemplateStringsArray): Code<L> => {
    const written = () => {
      const { first, broken, endsInComment } = read(strings);
      return { text: first, broken, endsInComment };
    };
    const code = new Code(language, written, false, false, false, undefined, undefined, true);
    constants.set(strings, code);
    return code;
  };

  const isOwn = (value: Code): value is Code<L> => value.language === language;

  const tag = (strings: TemplateStringsArray, ...values: readonly Value<L>[]): Code<L> => {
    if (values.length === 0) return constants.get(strings) ?? constant(strings);
    const template = known.get(strings) ?? read(strings);
    const { last } = template;
    if (last && areSame(last.values, values)) return last.code;
    let text = template.first;
    let { broken } = template;
    let isConstant = true;
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
      n += 1;
      if (hole.takesString && string !== undefined && typeof value === 'string') {
        isConstant = false;
        if (text !== '' && isPlain(value)) text = text + hole.beforePlain + value + hole.afterPlain;
        else {
          const opening = template.opensWithHole && text === '' ? withoutOpening(hole.opening) : hole.opening;
          if (text + opening === '') begin = quote;
          text = text + opening + string(value) + hole.following;
        }
        inComment = false;
        endIsOwn = hole.followingStart !== 0;
        endIsValue = !endIsOwn;
        end = endIsOwn ? hole.followingEnd : quote;
        continue;
      }
      const before = hole.openingEnd === 0 ? end : hole.openingEnd;
      let filled: string;
      let start = 0;
      let filledEnd = 0;
      let isValue = true;
      let comment = false;
      if (value instanceof Code) {
        if (!isOwn(value)) throw new TemplateError(`${value.language} code in a ${language} template`);
        isConstant &&= value.isConstant;
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
        const code = literal(value, hole.source, position);
        isConstant &&= isKept(value);
        filled = code.text;
        broken ||= code.broken;
        if (filled !== '') ({ start, end: filledEnd } = code);
      }
      if (filled !== '') {
        const problem = seam(before, start, endIsValue && hole.openingEnd === 0, isValue);
        if (problem !== undefined) throw new TemplateError(problem);
        if (inComment && !hole.opening.startsWith('\n') && start !== lineBreak) fail(afterComment);
        text =
          template.opensWithHole && text === ''
            ? start === lineBreak
              ? withoutOpening(hole.opening + filled)
              : withoutOpening(hole.opening) + filled
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
        text = template.opensWithHole && text === '' ? hole.followingAtStart : text + hole.following;
        end = hole.followingEnd;
        endIsOwn = true;
        endIsValue = false;
        inComment = false;
      }
    }
    if (text === '') return none;
    const endsInComment = inComment || template.endsInComment;
    const code = new Code(language, text, broken, endsInComment, false, begin, end, isConstant);
    if (isConstant) template.last = { values, code };
    return code;
  };

  return Object.assign(tag, {
    none,
    ...parts.names,
    join: (pieces: readonly Code<L>[], separator?: Separator) => joinCode(none, pieces, separator),
  });
}
