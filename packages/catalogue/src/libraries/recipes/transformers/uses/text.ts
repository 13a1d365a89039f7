/** @module Use of a text model loaded by Transformers, by its kind and auto class. */
import { isReranker } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { writes } from '../kinds/chat.ts';
import type { Classes, Use } from '../tasks/classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { readUse } from './read.ts';
import { readsTable } from '../kinds/table.ts';
import { textKindUse } from './text-kinds.ts';
import { writtenUse } from './written.ts';

/** Classes and types whose models may be asked, rank, score or translate. */
const mayHaveKind = /Table|For(?:Sequence|Question|MultipleChoice|NextSentence)|,(?:m2m|mbart|nllb)/;

export function textUse(model: ModelRecord, classes: Classes): Use {
  const found =
    mayHaveKind.test(`${classes.model},${modelTypeNameOf(model) ?? ''}`) ||
    isReranker(model) ||
    readsTable(model)
      ? textKindUse(model, classes)
      : undefined;
  return found ?? (writes.test(classes.model) ? writtenUse(model, classes) : readUse(model, classes));
}
