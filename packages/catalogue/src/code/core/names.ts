/** @module Identifiers of a language: names that are not reserved words. */
import { CatalogueError } from '../../errors.ts';
import type { Language } from '../language.ts';
import { type Code, constantCode } from './code.ts';
import { memoized } from './memory.ts';

/** The pattern of most languages. */
export const plainName = /^[A-Za-z_][A-Za-z0-9_]*$/;

export interface Names<L extends Language> {
  /** An identifier from outside; throws if it is not a valid identifier of the language. */
  readonly identifier: (text: string) => Code<L>;
  readonly isIdentifier: (text: string) => boolean;
}

/** Reserved words are separated by spaces. */
export function namesOf<L extends Language>(language: L, pattern: RegExp, reserved: string): Names<L> {
  let words: ReadonlySet<string> | undefined;
  const isIdentifier = (text: string): boolean => {
    words ??= new Set(reserved.split(' '));
    return pattern.test(text) && !words.has(text);
  };
  return {
    isIdentifier,
    identifier: memoized((text) => {
      if (isIdentifier(text)) return constantCode(language, text);
      throw new CatalogueError('unsafe-value', `${JSON.stringify(text)} is not an identifier of ${language}`);
    }),
  };
}
