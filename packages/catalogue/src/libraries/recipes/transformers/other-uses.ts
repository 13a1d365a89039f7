/** @module Use of a model that hears or makes sound, or reads pages, films or series. */
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import type { Classes, Use } from './classes.ts';
import { readsDocuments } from './document-kind.ts';
import { documentUse } from './document-uses.ts';
import { seriesUse } from './series-use.ts';
import { hears, speaks } from './sound-kind.ts';
import { heardUse } from './speech-uses.ts';
import { spokenUse } from './spoken-uses.ts';
import { watchedUse } from './watched-use.ts';

/** Undefined if it does none of these. */
export function otherUse(model: ModelRecord, context: SnippetContext, classes: Classes): Use | undefined {
  if (readsDocuments(model, classes)) return documentUse(model, context, classes);
  if (speaks(classes)) return spokenUse(model, classes);
  if (classes.model === 'AutoModelForVideoClassification') return watchedUse(context);
  if (classes.model === 'AutoModelForTimeSeriesPrediction') return seriesUse;
  return hears(classes) ? heardUse(model, context, classes) : undefined;
}
