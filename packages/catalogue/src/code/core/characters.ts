/** @module What a character can be part of, as tables. Browser bundles replace this module with `compiled/characters.ts`. */

export const isName = 1;
export const isQuote = 2;
/**
 * String prefixes `@"…"` in C#, `#"…"#` in Swift and Rust; `/` starts a regular expression in JavaScript, and comments.
 */
export const isPrefix = 4;

const classes = new Uint8Array(128);
for (const character of '_$\\') classes[character.charCodeAt(0)] = isName;
for (let code = 0x30; code <= 0x7a; code += 1)
  if (/\w/.test(String.fromCharCode(code))) classes[code] = isName;
for (const character of '"\'`') classes[character.charCodeAt(0)] = isQuote;
for (const character of '@#/') classes[character.charCodeAt(0)] = isPrefix;

/** Non-ASCII letters are part of names in every language with a tag. */
export const classOf = (code: number): number => classes[code] ?? isName;

/** Two characters as one number. */
const pairOf = (left: number, right: number): number => left * 0x1_00_00 + right;

const pairs = new Set(
  ['""', "''", '``', "$'", '$"', '$(', '${', '//', '/*', '<<', '<!'].map((pair) =>
    pairOf(pair.charCodeAt(0), pair.charCodeAt(1)),
  ),
);

/** Whether two characters open a string or a comment together. */
export const isPair = (left: number, right: number): boolean => pairs.has(pairOf(left, right));
