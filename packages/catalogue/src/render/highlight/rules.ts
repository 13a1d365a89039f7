/** @module Types and patterns that the rules of all languages share. */

export interface Rules {
  /** Named groups are roles; `word` is decided by the keywords and by what follows it. */
  readonly patterns: readonly string[];
  readonly keywords: string;
}

export type Languages = Readonly<Record<string, Rules>>;

export const doubleQuoted = String.raw`"(?:\\[^]|[^"\\\n])*"`;
export const singleQuoted = String.raw`'(?:\\[^]|[^'\\\n])*'`;
export const number = String.raw`(?<number>\b\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?\b)`;
export const word = String.raw`(?<word>[A-Za-z_]\w*)`;
export const punctuation = String.raw`(?<punctuation>[^\w\s"'\`]+?)`;

export const slashes = String.raw`(?<comment>\/\/[^\n]*|\/\*[^]*?\*\/)`;
