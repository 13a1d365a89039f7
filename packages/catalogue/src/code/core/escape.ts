/** @module Characters that must be escaped in literals, and their escapes in each language. */
import { isPlain, memoized } from './memory.ts';

/**
 * Control characters, bidirectional and other invisible formatting characters, line separators, and lone surrogates:
 * each could make a reader see something other than what runs.
 */
const hidden =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb\\ud800-\\udfff\\u{e0000}-\\u{e007f}';

/**
 * Matches what a literal must escape: hidden characters and the language's special characters. Compiled on first use:
 * such a character class is slow to compile, and most texts never need it.
 */
export function escapable(special: string): () => RegExp {
  let pattern: RegExp | undefined;
  return () => (pattern ??= new RegExp(`[${special}${hidden}]`, 'gu'));
}

const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const hex = (code: number, width: number): string => code.toString(16).padStart(width, '0');

/** Escapes a character as `\n`, `\"`, `\u202e`, or with `wide` beyond the Basic Multilingual Plane. */
export function escapeWith(wide: (code: number) => string, unit?: (code: number) => string) {
  return (character: string): string => {
    const known = named[character];
    if (known !== undefined) return known;
    const code = character.codePointAt(0) ?? 0;
    if (code > 0xff_ff) return wide(code);
    if (code < 0x20 || code > 0x7e) return unit ? unit(code) : `\\u${hex(code, 4)}`;
    return `\\${character}`;
  };
}

/** `\u{202e}`: JavaScript beyond the Basic Multilingual Plane, Swift and Rust. */
export const braced = (code: number): string => `\\u{${hex(code, 1)}}`;

/** Each UTF-16 unit of a character as `\uXXXX`, as JSON requires. */
export const escapeUnits = (character: string): string =>
  Array.from({ length: character.length }, (_, at) => `\\u${hex(character.charCodeAt(at), 4)}`).join('');

/** A surrogate pair of `\uXXXX` units, as Java and Kotlin require. */
export const units = (code: number): string => escapeUnits(String.fromCodePoint(code));

/** `\U0001f600`: Python and C#. */
export const long = (code: number): string => `\\U${hex(code, 8)}`;

/** Creates a function that writes a string in double quotes. */
export function quoter(special: string, escape: (character: string) => string): (text: string) => string {
  const pattern = escapable(special);
  const escaped = memoized((text) => `"${text.replace(pattern(), escape)}"`);
  return (text) => (isPlain(text) ? `"${text}"` : escaped(text));
}
