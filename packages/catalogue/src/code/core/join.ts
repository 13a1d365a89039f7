/** @module Joins pieces of code. */
import type { Language } from '../language.ts';
import { Code } from './code.ts';
import { indented } from './literal.ts';
import { afterComment, fail } from './value.ts';

export type Separator = '\n' | '\n\n' | ', ' | ' ' | ' \\\n  ';

/** Joins pieces with line breaks or the given separator, whose indentation they get; empty pieces are skipped. */
export function joinCode<L extends Language>(
  none: Code<L>,
  pieces: readonly Code<L>[],
  separator: Separator = '\n',
): Code<L> {
  const lineEnd = separator.lastIndexOf('\n') + 1;
  const breaks = lineEnd > 0;
  const indent = breaks ? separator.slice(lineEnd) : '';
  let text = '';
  let broken = false;
  let first: Code<L> | undefined;
  let last = none;
  let isAlone = true;
  for (const piece of pieces) {
    if (piece.text === '') continue;
    if (piece.isValue) fail('a value is joined in a list: ${[…]}');
    broken ||= piece.broken;
    if (first === undefined) {
      first = piece;
      ({ text } = piece);
    } else {
      if (last.endsInComment && !separator.startsWith('\n')) fail(afterComment);
      text = text + separator + indented(piece, indent);
      broken ||= breaks;
      isAlone = false;
    }
    last = piece;
  }
  if (first === undefined) return none;
  // A piece alone stays constant if it was.
  if (isAlone) return first;
  return new Code(none.language, text, broken, last.endsInComment, false, first.start, last.end);
}
