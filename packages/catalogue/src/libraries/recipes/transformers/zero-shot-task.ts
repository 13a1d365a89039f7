/** @module OWL models, which find what a text names, in records whose task is that of models with a fixed list. */
import type { ModelRecord } from '../../../records/model.ts';

/** The record with the task that its type has a class for. */
export const withZeroShotTask = (model: ModelRecord): ModelRecord =>
  model.pipeline_tag === 'object-detection' && /owl-?v/i.test(model.id)
    ? { ...model, pipeline_tag: 'zero-shot-object-detection' }
    : model;
