/** @module Complete code of one language. Only the tags construct it: the package exports the type, not the class. */
import type { Language } from '../language.ts';

/** A text with precomputed properties. */
export interface Written {
  readonly text: string;
  /** Whether it spans several lines. */
  readonly broken: boolean;
  /** Whether its last line ends in a comment: only a line break may follow. */
  readonly endsInComment: boolean;
}

const unknown = -1;

export class Code<L extends Language = Language> {
  readonly language: L;
  /** Set for a value in the form of code, such as a JSON document as a shell word: edge checks treat it as a value. */
  readonly isValue: boolean;
  /** Whether it consists of template text and names alone, so that a template filled with it may keep the result. */
  readonly isConstant: boolean;
  /** Private also for the type checker: an object of the same shape is not assignable to `Code`. */
  private source: string | (() => Written);
  private lines: boolean;
  private comment: boolean;
  /** First and last character, cached because reading the end of a concatenated string flattens it. */
  private first: number;
  private last: number;
  /** The text as it was last indented: constants are indented in the same way again and again. */
  private moved: { readonly indent: string; readonly text: string } | undefined = undefined;

  /** A function is called on first use: the text of most constants is never needed. */
  constructor(
    language: L,
    source: string | (() => Written),
    broken = false,
    endsInComment = false,
    isValue = false,
    start = unknown,
    end = unknown,
    isConstant = false,
  ) {
    this.language = language;
    this.isValue = isValue;
    this.isConstant = isConstant;
    this.source = source;
    this.lines = broken;
    this.comment = endsInComment;
    this.first = start;
    this.last = end;
  }

  /** Character code of the first character. */
  get start(): number {
    if (this.first === unknown) this.first = this.text.charCodeAt(0);
    return this.first;
  }

  /** Character code of the last character. */
  get end(): number {
    if (this.last === unknown) this.last = this.text.charCodeAt(this.text.length - 1);
    return this.last;
  }

  get text(): string {
    return typeof this.source === 'string' ? this.source : this.read(this.source);
  }

  /** The text after `shift`, for a line with this indentation. */
  indented(indent: string, shift: (text: string, indent: string) => string): string {
    if (this.moved?.indent === indent) return this.moved.text;
    const text = shift(this.text, indent);
    if (this.isConstant) this.moved = { indent, text };
    return text;
  }

  get broken(): boolean {
    if (typeof this.source !== 'string') this.read(this.source);
    return this.lines;
  }

  get endsInComment(): boolean {
    if (typeof this.source !== 'string') this.read(this.source);
    return this.comment;
  }

  private read(source: () => Written): string {
    const { text, broken, endsInComment } = source();
    this.source = text;
    this.lines = broken;
    this.comment = endsInComment;
    return text;
  }

  toString(): string {
    return this.text;
  }

  toJSON(): string {
    return this.text;
  }
}

/** A name, or nothing. Constant: a template may keep it. */
export const constantCode = <L extends Language>(language: L, text: string): Code<L> =>
  new Code(language, text, false, false, false, undefined, undefined, true);
