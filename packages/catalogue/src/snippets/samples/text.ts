/** @module A sample text for one task, without the table of all tasks, which is larger than most libraries. */
import { widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { TaskSamples } from '../../tasks/define-samples.ts';
import { localized } from '../../tasks/languages.ts';
import { own } from '../own.ts';

const plain = 'The ferry to the island leaves every morning at nine.';

/** The task's text in the model's language. */
function taskText(model: ModelRecord, samples: TaskSamples | undefined): string | undefined {
  if (samples?.input?.kind === 'text') return localized(samples.input.text, model);
  return samples?.chat && localized(samples.chat.text, model);
}

/** A text for the task with these samples: from the widget, or from the samples. */
export function sampleTextOf(model: ModelRecord, samples: TaskSamples | undefined): string {
  const widget = widgetOf(model);
  return widget?.text ?? widget?.prompt ?? taskText(model, samples) ?? plain;
}

/** The same for the record's task, if it is one of these. */
export const sampleTextAmong = (model: ModelRecord, tasks: Readonly<Record<string, TaskSamples>>): string =>
  sampleTextOf(model, own(tasks, model.pipeline_tag));
