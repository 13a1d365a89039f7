/** @module Characters that never appear raw in a literal, and how the languages spell them. */

/**
 * Control characters, bidirectional and other invisible formatting characters, line separators,
 * and halves of surrogate pairs: each could show a reader something else than what runs.
 */
const hidden =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb\\ud800-\\udfff\\u{e0000}-\\u{e007f}';

/**
 * Matches what a literal must escape: the hidden characters and those the language itself treats specially.
 * Made when first asked for: the engine takes long over such a set, and most texts never need it.
 */
export function escapable(special: string): () => RegExp {
  let pattern: RegExp | undefined;
  return () => (pattern ??= new RegExp(`[${special}${hidden}]`, 'gu'));
}

const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const hex = (code: number, width: number): string => code.toString(16).padStart(width, '0');

/** Writes a character as `\n`, `\"`, `\u202e`, or by `wide` where it lies beyond the first plane. */
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

/** `\u{202e}`: the form of JavaScript beyond the first plane, and of Swift and Rust. */
export const braced = (code: number): string => `\\u{${hex(code, 1)}}`;

/** Two `\uXXXX` units, as Java and Kotlin need. */
export const units = (code: number): string => {
  const text = String.fromCodePoint(code);
  return `\\u${hex(text.charCodeAt(0), 4)}\\u${hex(text.charCodeAt(1), 4)}`;
};

/** `\U0001f600`: Python, C# and the shell. */
export const long = (code: number): string => `\\U${hex(code, 8)}`;

/** Whether a short text is plain ASCII without a quote, a backslash or a dollar sign: nothing to escape anywhere. */
function isPlain(text: string): boolean {
  for (let n = 0; n < text.length; n += 1) {
    const code = text.charCodeAt(n);
    if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x24 || code === 0x5c) return false;
  }
  return true;
}

/** Longer texts are not worth keeping, and more of them are not worth their memory. */
const remembered = { length: 200, entries: 1000 };

/** Remembers what a pure function made of a short text: names and sample sentences come again and again. */
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

/** Up to this length a plain text is quoted faster than it is found again. */
const shortText = 40;

/** Makes a function that quotes a string in double quotes. */
export function quoter(special: string, escape: (character: string) => string): (text: string) => string {
  const pattern = escapable(special);
  // Joined, not added: a text made of parts would be put together again each time it is used.
  const quoted = memoized((text) =>
    ['"', isPlain(text) ? text : text.replace(pattern(), escape), '"'].join(''),
  );
  return (text) => (text.length <= shortText && isPlain(text) ? `"${text}"` : quoted(text));
}
