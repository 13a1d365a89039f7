/** @module Sample texts: the model's widget data, or the task's samples in the model's language. */
import type { ModelRecord } from '../../records/model.ts';
import type { TaskSamples } from '../../tasks/define-samples.ts';
import featureExtraction from '../../tasks/entries/feature-extraction/samples.ts';
import imageTextToText from '../../tasks/entries/image-text-to-text/samples.ts';
import summarization from '../../tasks/entries/summarization/samples.ts';
import textClassification from '../../tasks/entries/text-classification/samples.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';
import textToAudio from '../../tasks/entries/text-to-audio/samples.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';
import tokenClassification from '../../tasks/entries/token-classification/samples.ts';
import { readsOthers } from '../../tasks/languages.ts';
import { own } from '../own.ts';
import { sampleTextOf } from './text.ts';
import { translatedText } from './translated-text.ts';

/** The tasks of Transformers but translation whose samples have a text or a question; each is a part of its own in a split library. */
export const textSamples: Readonly<Record<string, TaskSamples>> = {
  'feature-extraction': featureExtraction,
  'image-text-to-text': imageTextToText,
  summarization,
  'text-classification': textClassification,
  'text-generation': textGeneration,
  'text-to-audio': textToAudio,
  'text-to-speech': textToSpeech,
  'token-classification': tokenClassification,
};

/** A text for a task that the record names, or for another one by its name; a sentence in its language for others. */
export const sampleText = (model: ModelRecord, task = model.pipeline_tag): string =>
  task === 'translation'
    ? translatedText(model)
    : sampleTextOf(model, own(textSamples, task) ?? (readsOthers(model) ? featureExtraction : undefined));
