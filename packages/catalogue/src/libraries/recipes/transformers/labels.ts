/** @module Labels to choose from: the widget's, else some of ours. */
import { widgetOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

/** A card writes them as a list, or as one text with commas. */
export function labelsOf(model: ModelRecord, ours: readonly string[]): readonly string[] {
  const given = widgetOf(model)?.candidate_labels ?? [];
  const labels = (typeof given === 'string' ? given.split(',') : given).map((label) => label.trim());
  const filled = labels.filter((label) => label !== '');
  return filled.length > 0 ? filled : ours;
}

/** For a text and for a picture without labels of their own. */
export const textLabels: readonly string[] = ['travel', 'politics', 'sport'];
export const imageLabels: readonly string[] = ['animals', 'humans', 'landscape'];
