/**
 * @module Source text that is known to be whole code of one language. Only the tags beside this file
 * make it: nothing else may import `createCode`.
 */
import type { Language } from '../language.ts';

export class Code<L extends Language = Language> {
  readonly language: L;
  readonly text: string;
  /** Whether the text spans lines; known without looking through it. */
  readonly broken: boolean;
  /** Exists for the compiler alone: an object of the same shape is not `Code`. */
  declare private readonly nominal: true;

  constructor(language: L, text: string, broken: boolean) {
    this.language = language;
    this.text = text;
    this.broken = broken;
  }

  toString(): string {
    return this.text;
  }

  toJSON(): string {
    return this.text;
  }
}
