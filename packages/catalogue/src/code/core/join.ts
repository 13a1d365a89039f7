/** @module Joins pieces of code. */
import type { Language } from '../language.ts';
import { Code } from './code.ts';
import { afterComment, fail } from './value.ts';

export type Separator = '\n' | '\n\n' | ', ' | ' ' | ' \\\n';

/** Joins pieces with line breaks or the given separator; empty pieces are skipped. */
export function joinCode<L extends Language>(
  none: Code<L>,
  pieces: readonly Code<L>[],
  separator: Separator = '\n',
): Code<L> {
  let text = '';
  let broken = false;
  const first = pieces.find((piece) => piece.text !== '');
  if (!first) return none;
  let last = first;
  for (const piece of pieces) {
    if (piece.text === '') continue;
    if (piece.isValue) fail('a value is joined in a list: ${[…]}');
    broken ||= piece.broken;
    if (piece === first && text === '') text = piece.text;
    else {
      if (last.endsInComment && !separator.startsWith('\n')) fail(afterComment);
      text += separator + piece.text;
      broken ||= separator.includes('\n');
    }
    last = piece;
  }
  return new Code(none.language, text, broken, last.endsInComment, false, first.start, last.end);
}
