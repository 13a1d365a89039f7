/** @module Texts for readers are whole sentences: a capital, three words or more, a full stop. */
import type { Task } from '@loadout/catalogue';
import { eachTask } from '../rule.ts';

const sentence = /^[\p{Lu}\p{N}“(](?:\S*\s+){2,}.*[.!?”]$/su;

export const taskSentences = eachTask(function* check(task) {
  for (const [where, text] of told(task))
    if (!sentence.test(text))
      yield `${where} is not a sentence (“${text}”): begin with a capital, write three words or more, end with a full stop`;
});

function* told(task: Task): Iterable<readonly [where: string, text: string]> {
  yield ['the summary', task.summary];
  for (const list of ['metrics', 'models', 'datasets', 'spaces'] as const)
    for (const { id, description } of task[list]) yield [`${list}: the line for ${id}`, description];
  for (const entry of [...task.demo.inputs, ...task.demo.outputs]) {
    if (entry.type === 'img') yield [`the description of ${entry.filename}`, entry.alt];
    if (entry.type === 'audio') yield [`the transcript of ${entry.filename}`, entry.transcript];
  }
}
