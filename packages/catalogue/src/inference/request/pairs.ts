/** @module Rerankers among the text classifiers: they score pairs of a query and a passage. */
import { isReranker } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { ServedTask } from './served-task.ts';

export const scoresPairs = (model: ModelRecord, task: ServedTask | undefined): boolean =>
  task === 'text-classification' && isReranker(model);

/** A query and a passage, as the hub's service takes them. */
export interface TextPair {
  readonly [field: string]: string;
  readonly text: string;
  readonly text_pair: string;
}

const passages = ['The ferry leaves at half past nine.', 'She repairs violins in a small workshop.'];

export const samplePairs: readonly TextPair[] = passages.map((text_pair) => ({
  text: 'When does the ferry leave?',
  text_pair,
}));
