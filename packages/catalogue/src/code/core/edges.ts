/** @module Edge rules of a hole, checked on filling against the text actually written around it, across empty holes. */
import { classOf, isName, isPair, isPrefix, isQuote } from './characters.ts';
import { mayNotTouch, runTogether } from './messages.ts';

/** How the text before a hole constrains a value in it. */
export interface Position {
  /** Why no value may be written there. */
  readonly refusal?: string;
  /** Shell: whether the value begins a word. */
  readonly startsWord?: boolean;
  /** HTML: the attribute the value belongs to. */
  readonly attribute?: string;
}

export interface Edges {
  /**
   * Why two characters may not be adjacent at a hole; `0` is the start of the text. A flag is set if the character
   * is part of a value; otherwise it is code or template text.
   */
  readonly seam: (
    left: number,
    right: number,
    leftIsValue: boolean,
    rightIsValue: boolean,
  ) => string | undefined;
  /** Position of a value after all of this text; absent where only the seams matter. */
  readonly position?: (before: string) => Position;
  /**
   * Same, when only the template text since the last hole is known: a position if it does not depend on that hole's
   * content, else a function that computes it from all text before.
   */
  readonly positionAfterHole?: (since: string) => Position | ((before: string) => Position);
  /** Whether `refuseCode` is needed for code after this template text; `isWhole` if no hole precedes it. */
  readonly mayRefuseCode?: (since: string, isWhole: boolean) => boolean;
  /** Why code may not be written after this text, where that depends on more than the two characters. */
  readonly refuseCode?: (before: string, code: string) => string | undefined;
}

/** Whether the character can be part of a name or a number. */
export const joinsNames = (code: number): boolean => classOf(code) === isName;

/** Why an empty hole may not separate two characters of the template. */
export const splitToken = (left: number, right: number): string | undefined =>
  isPair(left, right) ? runTogether(left, right) : undefined;

const slash = 0x2f;
const star = 0x2a;

/**
 * The seam of languages whose values are expressions. A literal may not touch a name, a number, a quote or a string
 * prefix: `f${x}` would turn the value into the text of an interpolated string. Code may not form a new token either.
 */
export function expressionSeam(
  left: number,
  right: number,
  leftIsValue: boolean,
  rightIsValue: boolean,
): string | undefined {
  const before = classOf(left);
  const after = classOf(right);
  if (rightIsValue && before !== 0) return mayNotTouch(left);
  if ((before | after) === 0) return undefined;
  if (leftIsValue && (after & (isName | isQuote)) !== 0) return mayNotTouch(right);
  if (before === 0 || after === 0)
    return left === slash && right === star ? runTogether(left, right) : undefined;
  const prefixes = before === isPrefix && (after === isQuote || (left === slash && right === slash));
  return prefixes || (before !== isPrefix && after !== isPrefix) ? runTogether(left, right) : undefined;
}
