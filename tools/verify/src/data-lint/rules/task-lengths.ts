/** @module A task's texts are within length limits. */
import { eachTask } from '../rule.ts';

export const taskLengths = eachTask(function* check(task) {
  if (task.summary.length < 60 || task.summary.length > 320)
    yield `the summary has ${task.summary.length} characters: 60 to 320 tell a newcomer enough`;
  for (const list of ['metrics', 'models', 'datasets', 'spaces'] as const)
    for (const { id, description } of task[list])
      if (description.length < 20 || description.length > 200)
        yield `${list}: ${id} is described in ${description.length} characters: give one line of 20 to 200`;
});
