/**
 * @module Remembers what was made of records: popular models are asked for again and again. An answer is given again
 * only for a record of the same content, whichever object holds it, so a change to a record is never missed.
 */
import { copyOf, freezeAll, sameContent } from './content.ts';

/** What else an answer depends on. */
export interface Question {
  readonly library?: string | undefined;
  readonly revision?: string | undefined;
  readonly quantization?: string | undefined;
  readonly file?: string | undefined;
}

interface Remembered<Answer> extends Question {
  readonly record: unknown;
  readonly answer: Answer;
}

const isAsked = (remembered: Question, asked: Question): boolean =>
  remembered.library === asked.library &&
  remembered.revision === asked.revision &&
  remembered.quantization === asked.quantization &&
  remembered.file === asked.file;

/** How many ids are kept in mind, and how many answers for one of them. */
const most = { ids: 1000, answers: 6 };

export class Memory<Answer> {
  readonly #byId = new Map<string, Remembered<Answer>[]>();

  recall(id: string, record: unknown, question: Question): Answer | undefined {
    const answers = this.#byId.get(id);
    if (answers)
      for (const remembered of answers)
        if (isAsked(remembered, question) && sameContent(record, remembered.record)) return remembered.answer;
    return undefined;
  }

  /** Keeps the answer if the id has come before: most come once, and copies of their records would be for nothing. */
  keep(id: string, record: unknown, question: Question, answer: Answer): void {
    const answers = this.#byId.get(id);
    if (!answers) return this.#notice(id);
    const copy = copyOf(record);
    if (copy === undefined) return;
    if (answers.length >= most.answers) answers.shift();
    const { library, revision, quantization, file } = question;
    answers.push({ library, revision, quantization, file, record: copy, answer: freezeAll(answer) });
  }

  #notice(id: string): void {
    const oldest = this.#byId.size < most.ids ? undefined : this.#byId.keys().next().value;
    if (oldest !== undefined) this.#byId.delete(oldest);
    this.#byId.set(id, []);
  }
}
