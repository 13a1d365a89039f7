/**
 * @module Source text that is known to be whole code of one language. Only the tags beside this file
 * make it: nothing else may import `createCode`.
 */
import type { Language } from '../language.ts';

export class Code<L extends Language = Language> {
  readonly language: L;
  readonly text: string;
  /** The text again; being private it makes the type nominal: an object of the same shape is not `Code`. */
  readonly #source: string;

  constructor(language: L, text: string) {
    this.language = language;
    this.text = text;
    this.#source = text;
  }

  static is(value: unknown): value is Code {
    return typeof value === 'object' && value !== null && #source in value;
  }

  toString(): string {
    return this.#source;
  }

  toJSON(): string {
    return this.#source;
  }
}
