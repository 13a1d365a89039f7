/** @module Models that are sent the picture of a page. */
import type { ModelRecord } from '../../records/model.ts';
import { readsPages } from '../../records/traits/reads-pages.ts';

const sees: ReadonlySet<string | undefined> = new Set(['image-text-to-text', 'image-to-text']);

/** Whether it has no other use than to read a page. */
export const isPageReader = (model: ModelRecord): boolean =>
  sees.has(model.pipeline_tag) && (readsPages(model) || model.id.startsWith('opendatalab/MinerU'));
