/** @module Names of the (task, client) templates in messages. */
import type { Language } from '../../code/language.ts';
import { samplesOf } from '../../tasks/samples.ts';
import type { ServedTask } from './served-task.ts';

export const templateOf = (task: ServedTask, stream: boolean): string =>
  task === 'conversational'
    ? stream
      ? 'conversationalStream'
      : 'conversational'
    : (samplesOf(task)?.template ?? 'basic');

/** Language names in messages about templates. */
export const shortLanguage: Readonly<Partial<Record<Language, string>>> = {
  javascript: 'js',
  python: 'python',
  shell: 'sh',
};
