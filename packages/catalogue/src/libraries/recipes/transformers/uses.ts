/** @module Use of a model loaded by Transformers, by auto class: a few lines that print or save a result. */
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { chats } from './chat-kind.ts';
import { chatUse } from './chat-use.ts';
import { type Classes, imageProcessor, processor, type Use } from './classes.ts';
import { readsDocuments } from './document-kind.ts';
import { documentUse } from './document-uses.ts';
import { imageUse } from './image-uses.ts';
import { seenUse } from './seen-uses.ts';
import { hears, speaks } from './sound-kind.ts';
import { heardUse } from './speech-uses.ts';
import { spokenUse } from './spoken-uses.ts';
import { seriesUse } from './series-use.ts';
import { textUse } from './text-uses.ts';
import { watchedUse } from './watched-use.ts';

/** A use that prints something meaningful for the class. */
export function useOf(model: ModelRecord, context: SnippetContext, classes: Classes): Use {
  if (chats(model, classes)) return chatUse(model, context, classes);
  if (readsDocuments(model, classes)) return documentUse(model, context, classes);
  if (speaks(classes)) return spokenUse(model, classes);
  if (classes.model === 'AutoModelForVideoClassification') return watchedUse(context);
  if (classes.model === 'AutoModelForTimeSeriesPrediction') return seriesUse;
  if (classes.processor === imageProcessor) return imageUse(model, context, classes.model);
  if (hears(classes)) return heardUse(model, context, classes);
  const seen = classes.processor === processor ? seenUse(model, context, classes) : undefined;
  return seen ?? textUse(model, classes);
}
