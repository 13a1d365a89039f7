/**
 * @module Source text that is known to be whole code of one language. Only the tags beside this file
 * make it: nothing else may import `createCode`.
 */
import type { Language } from '../language.ts';

export class Code<L extends Language = Language> {
  readonly language: L;
  readonly text: string;
  /** Makes the type nominal: an object of the same shape is not `Code`. */
  readonly #made = true;

  constructor(language: L, text: string) {
    this.language = language;
    this.text = text;
  }

  static is(value: unknown): value is Code {
    return typeof value === 'object' && value !== null && #made in value;
  }

  toString(): string {
    return this.text;
  }

  toJSON(): string {
    return this.text;
  }
}
