/** @module Sample inputs: the model's own widget data where it has some, else one of ours for the task. */
import { widgetOf } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import { own } from './own.ts';
import { huggingFace, type Platform } from '../platform.ts';

const texts: Readonly<Record<string, string>> = {
  'feature-extraction': 'The lighthouse keeper wrote down the weather every evening.',
  'fill-mask': 'The harbour is busiest at the break of',
  'image-text-to-text': 'Describe this image in one sentence.',
  summarization:
    'The tide gauge at the old harbour has recorded the height of the sea every hour since 1862. Scientists use the long series to tell slow changes in sea level from the noise of storms and seasons. Last year the paper rolls were scanned, and volunteers are now typing in the figures that no machine could read.',
  'text-classification': 'The staff were kind and the room was spotless.',
  'text-generation': 'Who are you?',
  'text-to-audio': 'A calm piano melody over soft rain',
  'text-to-image': 'A lighthouse on a cliff at dawn, soft light, watercolour',
  'text-to-speech': 'The ferry leaves at half past nine.',
  'text-to-video': 'A paper boat drifting down a sunlit stream',
  'token-classification': 'Ada Lovelace met Charles Babbage in London in 1833.',
  translation: 'The library opens at nine in the morning.',
};

const plain = 'The ferry to the island leaves every morning at nine.';

/** One text for the task: from the widget, else the task's default. */
export function sampleText(model: ModelRecord, task = model.pipeline_tag): string {
  const widget = widgetOf(model);
  return widget?.text ?? widget?.prompt ?? own(texts, task) ?? plain;
}

/** The model's own prompt for a picture or a clip: its widget's, or the one it was tuned on. */
export const ownPrompt = (model: ModelRecord): string | undefined =>
  widgetOf(model)?.text ?? widgetOf(model)?.prompt ?? (model.cardData?.instance_prompt?.trim() || undefined);

/** Sentences to embed and compare: the widget's pair, else three of ours. */
export function sampleSentences(model: ModelRecord): readonly string[] {
  const widget = widgetOf(model);
  return widget?.source_sentence !== undefined && widget.sentences?.length
    ? [widget.source_sentence, ...widget.sentences]
    : [
        'The ferry leaves at half past nine.',
        'Boats to the island depart in the morning.',
        'She repairs violins in a small workshop.',
      ];
}

export const sampleQuestion = (model: ModelRecord) => ({
  question: widgetOf(model)?.text ?? widgetOf(model)?.question ?? 'Where does Ada work?',
  context: widgetOf(model)?.context ?? 'My name is Ada and I work at the tide station in Dover.',
});

/** Public files of the hub that snippets may fetch; a mirror is expected to carry them under its own host. */
const assets = {
  photo: 'datasets/huggingface/documentation-images/resolve/main/hub/parrots.png',
  sweets: 'datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG',
  cat: 'datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png',
  guitarist: 'datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png',
  cup: 'datasets/diffusers/diffusers-images-docs/resolve/main/cup.png',
  cupMask: 'datasets/diffusers/diffusers-images-docs/resolve/main/cup_mask.png',
  speech: 'datasets/Narsil/asr_dummy/resolve/main/1.flac',
  invoice: 'spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png',
} as const;

export type SampleAsset = keyof typeof assets;

export const sampleUrl = (platform: Platform, asset: SampleAsset): string =>
  `${platform.hubUrl}/${assets[asset]}`;

/** A picture for the model: the widget's, else one of the public samples; a mirror carries both. */
export const sampleImage = (model: ModelRecord, platform: Platform, asset: SampleAsset = 'photo'): string => {
  const src = widgetOf(model)?.src;
  if (src === undefined || !/^https?:\/\//.test(src)) return sampleUrl(platform, asset);
  const ours = `${huggingFace.hubUrl}/`;
  return src.startsWith(ours) ? `${platform.hubUrl}/${src.slice(ours.length)}` : src;
};
