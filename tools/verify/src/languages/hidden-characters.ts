/** @module Finds hidden characters, which make code look different from what runs. */
import { type Finding, position } from '../source.ts';

/** Control characters other than tab and line feed, lone surrogates, line separators, bidirectional and invisible marks. */
const hidden =
  /[[\p{Cc}--[\n\t]]\p{Cs}\p{Zl}\p{Zp}\xad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gv;

export function hiddenCharacters(text: string): Finding[] {
  return Array.from(text.matchAll(hidden), ({ 0: character, index }) => ({
    rule: 'loadout/hidden-character',
    message: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')} is not escaped in the code`,
    ...position(text, index),
  }));
}
