/** @module The names of the templates: what a (task, client) pair is called in messages. */
import { own } from '../../snippets/own.ts';
import type { TaskSamples } from '../../tasks/define-samples.ts';
import { taskSamples } from '../../tasks/samples.generated.ts';

export const templateOf = (task: string, stream: boolean): string =>
  task === 'conversational'
    ? stream
      ? 'conversationalStream'
      : 'conversational'
    : (own<TaskSamples>(taskSamples, task)?.template ?? 'basic');

/** Languages as messages about templates name them. */
export const shortLanguage: Readonly<Record<string, string>> = {
  javascript: 'js',
  python: 'python',
  shell: 'sh',
};
