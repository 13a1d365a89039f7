/** @module Use of a model loaded by Transformers, by auto class: a few lines that print or save a result. */
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { chats } from '../kinds/chat.ts';
import { chatUse } from '../chat/use.ts';
import { type Classes, featureExtractor, imageProcessor, processor, type Use } from '../tasks/classes.ts';
import { imageUse } from './image.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { otherUse } from './other.ts';
import { seenUse } from './seen.ts';
import { textUse } from './text.ts';

/** Classes that hear or make sound, or read films or series; classes and types that read pages. */
const otherKind = /TextTo[SW]|Document|Video|Series|For(?:Audio|CTC|RNNT|Speech|TDT)|,(?:layout|lilt)/;

/** A use that prints something meaningful for the class. */
export function useOf(model: ModelRecord, context: SnippetContext, classes: Classes): Use {
  if (chats(model, classes)) return chatUse(model, context, classes);
  const isOther =
    classes.processor === featureExtractor ||
    otherKind.test(`${classes.model},${modelTypeNameOf(model) ?? ''}`);
  const other = isOther ? otherUse(model, context, classes) : undefined;
  if (other) return other;
  if (classes.processor === imageProcessor) return imageUse(model, context, classes.model);
  const seen = classes.processor === processor ? seenUse(model, context, classes) : undefined;
  return seen ?? textUse(model, classes);
}
