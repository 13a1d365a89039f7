/** @module A task page has content in every section. */
import { eachTask } from '../rule.ts';

export const taskFieldsPresent = eachTask(function* check(task) {
  if (task.isPlaceholder) yield 'it is a placeholder: write the task';
  if (task.label.trim() === '') yield 'it has no label';
  if (task.demo.inputs.length === 0 || task.demo.outputs.length === 0)
    yield 'the demo needs at least one input and one output';
  if (task.metrics.length === 0) yield 'it names no metric: say how quality is measured';
  if (task.models.length === 0) yield 'it names no model: name one worth trying';
  if (task.datasets.length === 0) yield 'it names no dataset: name one worth knowing';
});
