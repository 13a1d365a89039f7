/** @module Takes the place of `core/characters.ts` in bundles: the same classes, without tables. */

export const isName = 1;
export const isQuote = 2;
export const isPrefix = 4;

export function classOf(code: number): number {
  const character = String.fromCharCode(code);
  if (/["'`]/.test(character)) return isQuote;
  if (/[@#/]/.test(character)) return isPrefix;
  return code <= 0x7f && !/[\w$\\]/.test(character) ? 0 : isName;
}

export const isPair = (left: number, right: number): boolean =>
  /^(?:""|''|``|\$['"({]|\/[/*]|<[<!])$/.test(String.fromCharCode(left, right));
