/** @module Use of a model loaded by Transformers, by auto class: a few lines that print or save a result. */
import { py } from '../../../code/index.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { chats, chatUse } from './chat-use.ts';
import { type Classes, featureExtractor, imageProcessor, processor, type Use } from './classes.ts';
import { documentUse, readsDocuments } from './document-uses.ts';
import { imageUse } from './image-uses.ts';
import { seenUse, watchedUse } from './seen-uses.ts';
import { heardUse, spokenUse } from './speech-uses.ts';
import { textUse } from './text-uses.ts';

/** A periodic series, long enough for a forecast. */
const seriesUse: Use = {
  plain: true,
  imports: py`import torch`,
  code: py`
    series = torch.sin(torch.linspace(0, 50, 512)).to(model.device, model.dtype)
    outputs = model(past_values=[series])
    print(outputs.mean_predictions.shape)
  `,
};

/** A use that prints something meaningful for the class. */
export function useOf(model: ModelRecord, context: SnippetContext, classes: Classes): Use {
  if (chats(model, classes)) return chatUse(model, context, classes);
  if (readsDocuments(model, classes)) return documentUse(model, context, classes);
  const spoken = spokenUse(model, classes);
  if (spoken) return spoken;
  if (classes.model === 'AutoModelForVideoClassification') return watchedUse(context);
  if (classes.model === 'AutoModelForTimeSeriesPrediction') return seriesUse;
  if (classes.processor === imageProcessor) return imageUse(model, context, classes.model);
  const sensed =
    classes.processor === processor || classes.processor === featureExtractor
      ? (heardUse(model, context, classes) ?? seenUse(model, context, classes))
      : undefined;
  return sensed ?? textUse(model, classes);
}
