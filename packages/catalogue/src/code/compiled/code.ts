/** @module Takes the place of `core/code.ts` in bundles: the same class, with texts that are complete from the start. */
import type { Written } from '../core/code.ts';
import type { Language } from '../language.ts';

export class Code<L extends Language = Language> {
  readonly language: L;
  readonly text: string;
  readonly broken: boolean;
  readonly endsInComment: boolean;
  readonly isValue: boolean;
  readonly isConstant = false;

  constructor(
    language: L,
    source: string | (() => Written),
    broken = false,
    endsInComment = false,
    isValue = false,
  ) {
    this.language = language;
    this.isValue = isValue;
    ({
      text: this.text,
      broken: this.broken,
      endsInComment: this.endsInComment,
    } = typeof source === 'string' ? { text: source, broken, endsInComment } : source());
  }

  get start(): number {
    return this.text.charCodeAt(0);
  }

  get end(): number {
    return this.text.charCodeAt(this.text.length - 1);
  }

  toString(): string {
    return this.text;
  }

  toJSON(): string {
    return this.text;
  }
}

export const constantCode = <L extends Language>(language: L, text: string): Code<L> =>
  new Code(language, text);
