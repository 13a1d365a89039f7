/** @module Use of a model that hears or makes sound, or reads pages, films or series. */
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import type { Classes, Use } from '../tasks/classes.ts';
import { readsDocuments } from '../kinds/document.ts';
import { documentUse } from './document.ts';
import { seriesUse } from './series.ts';
import { hears, speaks } from '../kinds/sound.ts';
import { heardUse } from './speech.ts';
import { spokenUse } from './spoken.ts';
import { watchedUse } from './watched.ts';

/** Undefined if it does none of these. */
export function otherUse(model: ModelRecord, context: SnippetContext, classes: Classes): Use | undefined {
  if (readsDocuments(model, classes)) return documentUse(model, context, classes);
  if (speaks(classes)) return spokenUse(model, classes);
  if (classes.model === 'AutoModelForVideoClassification') return watchedUse(context);
  if (classes.model === 'AutoModelForTimeSeriesPrediction') return seriesUse;
  return hears(classes) ? heardUse(model, context, classes) : undefined;
}
