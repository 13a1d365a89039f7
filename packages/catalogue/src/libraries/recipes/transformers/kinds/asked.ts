/** @module Which models choose an answer, or part of one, instead of labelling or writing a text. */
import type { ModelRecord } from '../../../../records/model.ts';
import type { Classes } from '../tasks/classes.ts';

const answering = /For(?:Question|MultipleChoice|NextSentence)/;

/** Whether it labels a text with words that are given with it. */
export const isZeroShot = ({ pipeline_tag: task }: ModelRecord, { model: autoClass }: Classes): boolean =>
  task === 'zero-shot-classification' && autoClass === 'AutoModelForSequenceClassification';

export const isAsked = (model: ModelRecord, classes: Classes): boolean =>
  answering.test(classes.model) || isZeroShot(model, classes);
