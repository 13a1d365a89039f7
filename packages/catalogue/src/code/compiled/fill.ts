/** @module Fills templates that were parsed when the package was built: as `core/tag.ts` does, but small instead of fast. */
import type { Language } from '../language.ts';
import { Code } from '../core/code.ts';
import { type Edges, type Position, splitToken } from '../core/edges.ts';
import { cutAtHoles, endOf, type Hole, startOf, withoutOpening } from '../core/holes.ts';
import { indented } from '../core/literal.ts';
import { afterComment, fail } from '../core/value.ts';

export interface Rules<L extends Language> {
  readonly language: L;
  readonly seam: Edges['seam'];
  /** Renders a value other than code. */
  readonly literal: (value: unknown, hole: Hole, position: Position | undefined) => Code;
  /** Position of a value in the hole with this number, after this text. */
  readonly position?: (hole: number, before: string) => Position;
  readonly refuseCode?: Edges['refuseCode'];
}

const lineBreak = 0x0a;

const refuse = (problem: string | undefined): void => {
  if (problem !== undefined) fail(problem);
};

/** `template` is dedented, with a mark for each hole. */
export function fill<L extends Language>(
  { language, seam, literal, position, refuseCode }: Rules<L>,
  template: string,
  values: readonly unknown[],
): Code<L> {
  const { first, holes, opensWithHole } = cutAtHoles(template);
  let text = first;
  /** Last character written, what wrote it, and whether a comment ends there. */
  let end = endOf(first);
  let endIsOwn = true;
  let endIsValue = false;
  let inComment = false;
  const write = (added: string): void => {
    text += opensWithHole && text === '' ? withoutOpening(added) : added;
  };
  holes.forEach((hole, n) => {
    const { opening, following } = hole;
    const value = values[n];
    const given = value instanceof Code ? value : undefined;
    if (given && given.language !== language) fail(`${given.language} code in a ${language} template`);
    const isValue = given?.isValue ?? true;
    const before = endOf(opening) || end;
    const place = isValue ? position?.(n, text + opening) : undefined;
    refuse(place?.refusal ?? (given ? undefined : seam(before, 0, endIsValue, true)));
    const code = given ?? literal(value, hole, place);
    const filled = given ? indented(given, hole.indent) : code.text;
    if (!isValue) refuse(refuseCode?.(text + opening, filled));
    if (filled !== '') {
      refuse(seam(before, code.start, endIsValue && opening === '', isValue));
      if (inComment && !opening.startsWith('\n') && code.start !== lineBreak) fail(afterComment);
      write(opening + filled);
      ({ end } = code);
      endIsOwn = false;
      endIsValue = isValue;
      inComment = code.endsInComment;
    }
    const start = startOf(following);
    if (start !== 0) {
      refuse(endIsOwn ? splitToken(end, start) : seam(end, start, endIsValue, false));
      if (inComment && start !== lineBreak) fail(afterComment);
      write(following);
      end = endOf(following);
      endIsOwn = true;
      endIsValue = false;
      inComment = false;
    }
  });
  return new Code(language, text, text.includes('\n'), inComment);
}

/** Code whose own text ends in a comment. */
export const commented = <L extends Language>({ language, text, broken }: Code<L>): Code<L> =>
  new Code(language, text, broken, true);
