/** @module Characters that must be escaped in literals, and their escapes in each language. */

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

/** A surrogate pair of `\uXXXX` units, as Java and Kotlin require. */
export const units = (code: number): string => {
  const text = String.fromCodePoint(code);
  return `\\u${hex(text.charCodeAt(0), 4)}\\u${hex(text.charCodeAt(1), 4)}`;
};

/** `\U0001f600`: Python, C# and the shell. */
export const long = (code: number): string => `\\U${hex(code, 8)}`;

/** Cache limits: longer texts and more entries are not worth the memory. */
const remembered = { length: 200, entries: 1000 };

/** Memoizes a pure function for short texts: names and sample sentences repeat often. */
export function memoized(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const result = make(text);
    if (text.length > remembered.length) return result;
    if (made.size >= remembered.entries) made.clear();
    made.set(text, result);
    return result;
  };
}

function hasPlainCharacters(text: string): boolean {
  for (let n = 0; n < text.length; n += 1) {
    const code = text.charCodeAt(n);
    if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x24 || code === 0x5c) return false;
  }
  return true;
}

/** Plain texts found last, each in the slot of its hash: the snippets of a record write the same id and samples. */
const recent: string[] = Array.from({ length: 256 }, () => '');

/**
 * Whether a text is plain ASCII without quote, backslash or dollar sign: every language writes it as it is between
 * double quotes.
 */
export function isPlain(text: string): boolean {
  const { length } = text;
  if (length === 0 || length > remembered.length) return hasPlainCharacters(text);
  const slot = (length * 7 + text.charCodeAt(length - 1)) % recent.length;
  if (recent[slot] === text) return true;
  if (!hasPlainCharacters(text)) return false;
  recent[slot] = text;
  return true;
}

/** Creates a function that writes a string in double quotes. */
export function quoter(special: string, escape: (character: string) => string): (text: string) => string {
  const pattern = escapable(special);
  const escaped = memoized((text) => `"${text.replace(pattern(), escape)}"`);
  return (text) => (isPlain(text) ? `"${text}"` : escaped(text));
}
