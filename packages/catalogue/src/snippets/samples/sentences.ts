/** @module Sample sentences that are compared: the model's widget data, or those of the task. */
import { widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import sentenceSimilarity from '../../tasks/entries/sentence-similarity/samples.ts';
import { localized } from '../../tasks/languages.ts';

/** Sentences to embed and compare: the widget's pair, or three of ours. */
export function sampleSentences(model: ModelRecord): readonly string[] {
  const widget = widgetOf(model);
  if (widget?.source_sentence !== undefined && widget.sentences?.length)
    return [widget.source_sentence, ...widget.sentences];
  const { source, sentences } = sentenceSimilarity.input;
  return [localized(source, model), ...localized(sentences, model)];
}
