/** @module Candidate labels: the widget's, else defaults. */
import { widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';

/** Cards have a list, or one string with commas. */
export function labelsOf(model: ModelRecord, ours: readonly string[]): readonly string[] {
  const given = widgetOf(model)?.candidate_labels ?? [];
  const labels = (typeof given === 'string' ? given.split(',') : given).map((label) => label.trim());
  const filled = labels.filter((label) => label !== '');
  return filled.length > 0 ? filled : ours;
}

/** Defaults for a text and for an image. */
export const textLabels: readonly string[] = ['travel', 'politics', 'sport'];
export const imageLabels: readonly string[] = ['animals', 'humans', 'landscape'];
