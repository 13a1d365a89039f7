/** @module Which models read the layout of a page. */
import type { ModelRecord } from '../../../records/model.ts';
import type { Classes } from './classes.ts';
import { modelTypeNameOf } from './model-type.ts';

const family = new Set(['layoutlm', 'layoutlmv2', 'layoutlmv3', 'layoutxlm', 'lilt']);

export const readsDocuments = (model: ModelRecord, { model: autoClass }: Classes): boolean =>
  family.has(modelTypeNameOf(model) ?? '') || autoClass === 'AutoModelForDocumentQuestionAnswering';
