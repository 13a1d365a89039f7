/** @module Default widget inputs of a task in a language, from the task's samples. */
import type { WidgetExample } from '../records/model.ts';
import { huggingFace, type Platform } from '../platform.ts';
import type { SampleInput, TaskSamples } from './define-samples.ts';
import { canonicalTaskId } from './aliases.ts';
import { sampleLanguage } from './language-names.ts';
import { type Localized } from './languages.ts';
import { remoteSampleUrl, sampleFileUrl } from './sample-files.ts';
import { taskSamples } from './samples.generated.ts';

export interface WidgetInputOptions {
  /** The mask token, for fill-mask. */
  readonly maskToken?: string;
  /** The hub that serves the sample files. */
  readonly platform?: Platform;
}

const samplesById: Readonly<Record<string, TaskSamples>> = taskSamples;

interface Reading {
  readonly say: <Value>(values: Localized<Value>) => Value;
  readonly fileUrl: (file: string) => string;
  readonly maskToken: string;
}

/** A sample as the hub's widgets expect it. */
function widgetInput(input: SampleInput, { say, fileUrl, maskToken }: Reading): WidgetExample {
  switch (input.kind) {
    case 'text':
      return { text: say(input.text) };
    case 'masked':
      return { text: say(input.text).replace('{mask}', () => maskToken) };
    case 'file':
      return { src: fileUrl(input.file) };
    case 'image-prompt':
      return { src: fileUrl(input.image), prompt: input.prompt };
    case 'labelled-text':
      return { text: say(input.text), candidate_labels: say(input.labels) };
    case 'labelled-image':
      return { src: fileUrl(input.image), candidate_labels: input.labels };
    case 'question':
      return { text: say(input.question), context: say(input.context) };
    case 'document':
      return { src: fileUrl(input.image), text: input.question };
    case 'table':
      return { text: input.query, table: input.table };
    case 'columns':
      return { structured_data: input.data };
    case 'similarity':
      return { source_sentence: say(input.source), sentences: say(input.sentences) };
  }
}

function chatInput(
  { text, image }: NonNullable<TaskSamples['chat']>,
  say: Reading['say'],
  platform: Platform,
) {
  const words = say(text);
  const content =
    image === undefined
      ? words
      : [
          { type: 'text', text: words },
          { type: 'image_url', image_url: { url: remoteSampleUrl(platform, image) } },
        ];
  return { messages: [{ role: 'user', content }] } satisfies WidgetExample;
}

/**
 * The default inputs of a task's widget in a language (`zh`, `zh-CN`, `zho`, `Chinese`); English if there is none in
 * that language, nothing for a task without samples. A task that is also served as a chat has a message as well.
 */
export function widgetInputs(
  task: string,
  language: string = 'en',
  { maskToken = '[MASK]', platform = huggingFace }: WidgetInputOptions = {},
): readonly WidgetExample[] {
  const id = canonicalTaskId(task) ?? task;
  const samples = Object.hasOwn(samplesById, id) ? samplesById[id] : undefined;
  if (samples === undefined) return [];
  const wanted = sampleLanguage(language);
  const say = <Value>(values: Localized<Value>): Value => {
    const texts: Readonly<Record<string, Value | undefined>> = values;
    return (Object.hasOwn(texts, wanted) ? texts[wanted] : undefined) ?? values.en;
  };
  const fileUrl = (file: string): string => sampleFileUrl(platform, file) ?? file;
  return [
    ...(samples.input ? [widgetInput(samples.input, { say, fileUrl, maskToken })] : []),
    ...(samples.chat ? [chatInput(samples.chat, say, platform)] : []),
  ];
}
