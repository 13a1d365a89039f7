/** @module Sample pictures and prompts, without the translated texts, which are larger than most libraries. */
import { type Platform, publicHub } from '../../platform.ts';
import { widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { type Asset, photo } from '../../tasks/sample-assets.ts';
import { sampleUrl } from '../../tasks/sample-files.ts';

export { retrievable, sampleUrl } from '../../tasks/sample-files.ts';

const widgetPrompt = (model: ModelRecord): string | undefined =>
  widgetOf(model)?.text ?? widgetOf(model)?.prompt;

/** The model's prompt for an image or a video: from its widget, or the one it was tuned on. */
export const ownPrompt = (model: ModelRecord): string | undefined =>
  widgetPrompt(model) ?? (model.cardData?.instance_prompt?.trim() || undefined);

/** A prompt for a task whose sample is only in English: from the widget, or from the task. */
export const samplePrompt = (
  model: ModelRecord,
  { input }: { readonly input: { readonly text: { readonly en: string } } },
): string => widgetPrompt(model) ?? input.text.en;

/** An image for the model: the widget's, or a sample. A mirror has the files of the model's own repository. */
export const sampleImage = (model: ModelRecord, platform: Platform, asset: Asset = photo): string => {
  // A blob is the page of a file.
  const src = widgetOf(model)?.src?.replace(/(face\.co\/[^]+)\/blob\//, '$1/resolve/');
  if (!src?.startsWith('http')) return sampleUrl(platform, asset);
  const own = `/${model.id}/resolve/`;
  return src.replace(publicHub + own, () => platform.hubUrl + own);
};
