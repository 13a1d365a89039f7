/** @module Which models read a table. */
import { hasTag, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { Classes } from './classes.ts';

const families = /(?:^|[-_])(?:tapex|omnitab|multitabqa)(?:[-_]|$)/i;

/** Whether the table is written as text: with Transformers 5, their tokenizer ended. */
export const readsWrittenTable = (model: ModelRecord): boolean =>
  hasTag(model, 'tapex') || families.test(nameOf(model));

const isTapas = ({ config, ...model }: ModelRecord): boolean =>
  config?.model_type === undefined
    ? hasTag(model, 'tapas') || /(?:^|[-_])tapas(?:[-_]|$)/i.test(nameOf(model))
    : config.model_type === 'tapas';

/** Whether its inputs contain a table, whatever its head. */
export const readsTable = (model: ModelRecord): boolean => readsWrittenTable(model) || isTapas(model);

export const isGivenTable = (model: ModelRecord, { model: autoClass }: Classes): boolean =>
  autoClass === 'AutoModelForTableQuestionAnswering' || readsTable(model);
