/** @module Which models read the layout of a page. */
import type { ModelRecord } from '../../../../records/model.ts';
import type { Classes } from '../tasks/classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';

const family = /^(?:layout(?:lm(?:v[23])?|xlm)|lilt)$/;

export const readsDocuments = (model: ModelRecord, { model: autoClass }: Classes): boolean =>
  family.test(modelTypeNameOf(model) ?? '') || autoClass === 'AutoModelForDocumentQuestionAnswering';
