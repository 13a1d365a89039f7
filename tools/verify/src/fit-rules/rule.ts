/** @module Type of a fit rule: it checks a record and the catalogue's result for it. */
import type { AppSnippets, LibrarySnippets, ModelRecord, Snippet } from '@loadout/catalogue';
import type { HostedAnswer } from './hosted.ts';

export interface FitCase {
  readonly model: ModelRecord;
  readonly answers: readonly LibrarySnippets[];
  /** Absent if no provider serves the task. */
  readonly hosted?: HostedAnswer;
  readonly apps: readonly AppSnippets[];
}

/** Undefined if the rule does not apply; `true` if it passes; else a short description of the violation. */
export type Verdict = undefined | true | string;

export interface FitRule {
  /** One line in the table. */
  readonly says: string;
  readonly judge: (one: FitCase) => Verdict;
}

export const defineRule = (rule: FitRule): FitRule => rule;

export const answerOf = ({ answers }: FitCase, library: string): LibrarySnippets | undefined =>
  answers.find((answer) => answer.library === library);

/** Blocks of one library in one language. */
export const pythonOf = (one: FitCase, library: string): readonly Snippet[] =>
  answerOf(one, library)?.snippets.filter(({ code }) => code.language === 'python') ?? [];

/** The block of Transformers that loads with an auto class. */
export const directLoad = (one: FitCase): Snippet | undefined =>
  pythonOf(one, 'transformers').find(({ title }) => title === 'Load the model directly');

export const installsPackage = ({ install = [] }: Snippet, name: string): boolean =>
  install.some((one) => one.kind === 'python' && one.name.replace(/\[.*/, '') === name);

export const hasFile = ({ siblings = [] }: ModelRecord, name: string | RegExp): boolean =>
  siblings.some(({ rfilename }) => (typeof name === 'string' ? rfilename === name : name.test(rfilename)));

export const tagged = ({ tags = [] }: ModelRecord, ...names: readonly string[]): boolean =>
  names.some((name) => tags.includes(name));
