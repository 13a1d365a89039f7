/**
 * @module Source text that is known to be whole code of one language. Only the tags beside this file make it:
 * the package exports the type, not the class.
 */
import type { Language } from '../language.ts';

/** A text, and whether it spans lines, which is known without looking through it. */
export interface Written {
  readonly text: string;
  readonly broken: boolean;
}

export class Code<L extends Language = Language> {
  readonly language: L;
  /** Private also for the compiler's sake: an object of the same shape is not `Code`. */
  private source: string | (() => Written);
  private lines: boolean;

  /** A function is asked when the text is first needed: most constants of the catalogue never are. */
  constructor(language: L, source: string | (() => Written), broken = false) {
    this.language = language;
    this.source = source;
    this.lines = broken;
  }

  get text(): string {
    return typeof this.source === 'string' ? this.source : this.read(this.source);
  }

  get broken(): boolean {
    if (typeof this.source !== 'string') this.read(this.source);
    return this.lines;
  }

  private read(source: () => Written): string {
    const { text, broken } = source();
    this.source = text;
    this.lines = broken;
    return text;
  }

  toString(): string {
    return this.text;
  }

  toJSON(): string {
    return this.text;
  }
}
