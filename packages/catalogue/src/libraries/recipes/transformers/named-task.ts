/** @module The task of a record whose name tells another than it states. */
import type { ModelRecord } from '../../../records/model.ts';
import { asWriter } from './written-answers.ts';

/** OWL models find what a text names; language models write answers, which records without tags may not tell. */
export function withNamedTask(model: ModelRecord): ModelRecord {
  const { id, pipeline_tag: task, tags } = model;
  if (task === 'question-answering' && !tags?.length) return asWriter(model);
  return task === 'object-detection' && /owl-?v/i.test(id)
    ? { ...model, pipeline_tag: 'zero-shot-object-detection' }
    : model;
}
