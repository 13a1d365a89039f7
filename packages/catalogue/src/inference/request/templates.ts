/** @module Names of the (task, client) templates in messages. */
import { own } from '../../snippets/own.ts';
import type { TaskSamples } from '../../tasks/define-samples.ts';
import { taskSamples } from '../../tasks/samples.generated.ts';

export const templateOf = (task: string, stream: boolean): string =>
  task === 'conversational'
    ? stream
      ? 'conversationalStream'
      : 'conversational'
    : (own<TaskSamples>(taskSamples, task)?.template ?? 'basic');

/** Language names in messages about templates. */
export const shortLanguage: Readonly<Record<string, string>> = {
  javascript: 'js',
  python: 'python',
  shell: 'sh',
};
