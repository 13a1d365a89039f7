/** @module The page that models with no other use are sent, with words that they were trained with. */
import { isPageReader } from '../../inference/request/page.ts';
import { widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { pageRequest } from '../../records/traits/page-request.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { sampleUrl } from '../../snippets/samples/image.ts';
import { invoice } from '../../tasks/sample-assets.ts';

/** The record with a page as its example, unless it has one. */
export function withPage(model: ModelRecord, { platform }: SnippetContext): ModelRecord {
  if (!isPageReader(model)) return model;
  const { text = pageRequest(model), src = sampleUrl(platform, invoice) } = widgetOf(model) ?? {};
  return { ...model, pipeline_tag: 'image-text-to-text', widgetData: [{ text, src }] };
}
