/** @module The page that models with no other use are sent, with words that they were trained with. */
import { pageRequest } from '../../libraries/recipes/transformers/inputs/page-request.ts';
import { widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { readsPages } from '../../records/traits/reads-pages.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { sampleUrl } from '../../snippets/samples/image.ts';
import { invoice } from '../../tasks/sample-assets.ts';

/** Words of models that another library has a method for. */
const requests: readonly (readonly [name: RegExp, words: string])[] = [
  [/deepseek-ocr-?2/i, '<|grounding|>Convert the document to markdown.'],
  [/deepseek-ocr/i, 'Free OCR.'],
  [/mineru/i, 'Text Recognition:'],
  [/unlimited-ocr/i, 'document parsing.'],
];

const wordsFor = (model: ModelRecord): string =>
  requests.find(([name]) => name.test(model.id))?.[1] ?? pageRequest(model);

const sees: ReadonlySet<string | undefined> = new Set(['image-text-to-text', 'image-to-text']);

export const isPageReader = (model: ModelRecord): boolean =>
  sees.has(model.pipeline_tag) && (readsPages(model) || model.id.startsWith('opendatalab/MinerU'));

/** The record with a page as its example, unless it has one. */
export function withPage(model: ModelRecord, { platform }: SnippetContext): ModelRecord {
  if (!isPageReader(model)) return model;
  const { text = wordsFor(model), src = sampleUrl(platform, invoice) } = widgetOf(model) ?? {};
  return { ...model, pipeline_tag: 'image-text-to-text', widgetData: [{ text, src }] };
}
