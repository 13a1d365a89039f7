/** @module Use of a text model loaded by Transformers, by its kind and auto class. */
import { isReranker } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { writes } from './chat-kind.ts';
import type { Classes, Use } from './classes.ts';
import { modelTypeNameOf } from './model-type.ts';
import { readUse } from './read-uses.ts';
import { readsTable } from './table-kind.ts';
import { textKindUse } from './text-kind-uses.ts';
import { writtenUse } from './written-uses.ts';

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
