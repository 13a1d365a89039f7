/** @module Inputs of a call: the caller's, else the model's widget data, else the task's samples. */
import type { Data } from '../../code/index.ts';
import { CatalogueError, noInputExample } from '../../errors.ts';
import { hasTag, widgetOf } from '../../records/fields.ts';
import type { ModelRecord, WidgetExample } from '../../records/model.ts';
import type { Platform } from '../../platform.ts';
import type { SampleInput, TaskSamples } from '../../tasks/define-samples.ts';
import { localized } from '../../tasks/languages.ts';
import { remoteSampleUrl, type SampleFile, sampleFileName } from '../../tasks/sample-files.ts';
import { masked } from './mask-token.ts';
import { mediaTypeOf } from './media-types.ts';
import type { ChatMessage, InferenceOptions } from './options.ts';
import { isPageReader } from './page.ts';
import { samplePairs, scoresPairs, type TextPair } from './pairs.ts';
import { reused } from './reused.ts';
import { isOfPages } from '../../records/traits/page-parts.ts';
import { pageRequest } from '../../records/traits/page-request.ts';
import { textPrefixOf } from '../../records/traits/text-marks.ts';
import { isHosted, samplesOf } from '../../tasks/samples.ts';
import { type HostedTask, taskSamples } from '../../tasks/samples.generated.ts';
import type { ServedTask } from './served-task.ts';
import { translationRequest, translationSample } from './translation.ts';

export type Table = Readonly<Record<string, readonly Data[]>>;

export type Inputs =
  | { readonly kind: 'chat'; readonly messages: readonly ChatMessage[] }
  | { readonly kind: 'text'; readonly text: string; readonly parameters?: Readonly<Record<string, Data>> }
  | { readonly kind: 'file'; readonly file: string; readonly mediaType: string }
  | { readonly kind: 'image-prompt'; readonly image: string; readonly prompt: string }
  | { readonly kind: 'labelled-text'; readonly text: string; readonly labels: readonly string[] }
  | { readonly kind: 'labelled-image'; readonly image: string; readonly labels: readonly string[] }
  | { readonly kind: 'question'; readonly question: string; readonly context: string }
  | { readonly kind: 'document'; readonly image: string; readonly question: string }
  | { readonly kind: 'table'; readonly query: string; readonly table: Table }
  | { readonly kind: 'columns'; readonly data: Table }
  | { readonly kind: 'similarity'; readonly source: string; readonly sentences: readonly string[] }
  | { readonly kind: 'pairs'; readonly pairs: readonly TextPair[] };

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Readonly<Record<string, Data>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isText);
const isTable = (value: unknown): value is Table =>
  isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(Array.isArray);

interface Fields {
  readonly names: readonly string[];
  /** The field that a plain string is assigned to. */
  readonly alone?: string;
}

/** Kinds of input with several fields. */
const fields: Readonly<Partial<Record<SampleInput['kind'], Fields>>> = {
  document: { names: ['image', 'question'] },
  'image-prompt': { names: ['image', 'prompt'], alone: 'prompt' },
  'labelled-image': { names: ['image', 'candidate_labels'], alone: 'image' },
  'labelled-text': { names: ['text', 'candidate_labels'], alone: 'text' },
  question: { names: ['question', 'context'] },
  similarity: { names: ['source_sentence', 'sentences'] },
  table: { names: ['query', 'table'] },
};

const unfit = (message: string): never => {
  throw new CatalogueError('invalid-option', message, 'inputs');
};

/** Throws an error that states the expected shape of the input. */
function misshapen(task: HostedTask, kind: SampleInput['kind']): never {
  const names = fields[kind]?.names.join(' and ');
  const single = kind === 'columns' ? 'an object of columns, each a list of values' : 'a text';
  return unfit(`inputs of ${task} is ${names === undefined ? single : `an object of ${names}`}.`);
}

/** The caller's inputs by field. Unknown fields are an error. */
function byField(
  task: HostedTask,
  kind: SampleInput['kind'],
  given: Data | undefined,
): Readonly<Record<string, Data>> {
  const known = fields[kind];
  if (!known || given === undefined) return {};
  const whole = isText(given) && known.alone !== undefined ? { [known.alone]: given } : given;
  return isObject(whole) && Object.keys(whole).every((name) => known.names.includes(name))
    ? whole
    : misshapen(task, kind);
}

/** Every cell as text, as table models require. */
const cells = (table: Readonly<Record<string, readonly unknown[]>> | undefined): Table | undefined =>
  isTable(table)
    ? Object.fromEntries(Object.entries(table).map(([column, values]) => [column, values.map(String)]))
    : undefined;

/** Sources of an input: the caller's value, whole and by field, and the model's widget. */
interface Sources {
  readonly model: ModelRecord;
  readonly task: HostedTask;
  readonly widget: WidgetExample | undefined;
  readonly given: Data | undefined;
  readonly parts: Readonly<Record<string, Data>>;
  readonly platform: Platform;
}

type SampleText = Extract<SampleInput, { kind: 'text' | 'masked' }>;

/** Our text for the model, with the parameters of its task. */
function sampleText(
  sample: SampleText,
  model: ModelRecord,
  task: HostedTask,
): { readonly text: string; readonly parameters?: Readonly<Record<string, Data>> } {
  if (sample.kind === 'masked') return { text: masked(localized(sample.text, model), model) };
  if (task === 'translation') return translationSample(sample.text, model);
  const { parameters } = sample;
  const prefix = task === 'feature-extraction' ? textPrefixOf(model) : '';
  return { text: prefix + localized(sample.text, model), ...(parameters && { parameters }) };
}

const documentReader = /ocr(?![a-z])|donut|nougat|chandra/i;

const readsDocuments = (model: ModelRecord): boolean => documentReader.test(model.id) || hasTag(model, 'ocr');

/** The photo of a task, or a document for a model that finds parts of pages or reads text in images. */
function sampleFileFor(file: SampleFile, model: ModelRecord, task: HostedTask): SampleFile {
  if (!mediaTypeOf(file).startsWith('image/')) return file;
  return isOfPages(model) || (task === 'image-to-text' && readsDocuments(model)) ? 'invoice.png' : file;
}

/** The input, or `undefined` if the caller's has another shape. */
function inputOf(
  sample: SampleInput,
  { model, task, widget, given, parts, platform }: Sources,
): Inputs | undefined {
  switch (sample.kind) {
    case 'text':
    case 'masked': {
      const { text: ours, parameters } = sampleText(sample, model, task);
      const text = given ?? widget?.text ?? widget?.prompt ?? ours;
      return isText(text) ? { kind: 'text', text, ...(parameters && { parameters }) } : undefined;
    }
    case 'file': {
      const file = given ?? sampleFileName(platform, sampleFileFor(sample.file, model, task));
      return isText(file)
        ? { kind: 'file', file, mediaType: mediaTypeOf(file, mediaTypeOf(sample.file)) }
        : undefined;
    }
    case 'image-prompt': {
      const { image = sampleFileName(platform, sample.image), prompt = sample.prompt } = parts;
      return isText(image) && isText(prompt) ? { kind: 'image-prompt', image, prompt } : undefined;
    }
    case 'labelled-text': {
      const { text = widget?.text ?? localized(sample.text, model) } = parts;
      const { candidate_labels: labels = localized(sample.labels, model) } = parts;
      return isText(text) && isTexts(labels) ? { kind: 'labelled-text', text, labels } : undefined;
    }
    case 'labelled-image': {
      const { image = sampleFileName(platform, sample.image), candidate_labels: labels = sample.labels } =
        parts;
      return isText(image) && isTexts(labels) ? { kind: 'labelled-image', image, labels } : undefined;
    }
    case 'question': {
      const { question = widget?.text ?? widget?.question ?? localized(sample.question, model) } = parts;
      const { context = widget?.context ?? localized(sample.context, model) } = parts;
      return isText(question) && isText(context) ? { kind: 'question', question, context } : undefined;
    }
    case 'document': {
      const { image = sampleFileName(platform, sample.image), question = sample.question } = parts;
      return isText(image) && isText(question) ? { kind: 'document', image, question } : undefined;
    }
    case 'table': {
      const { query = widget?.text ?? sample.query, table = cells(widget?.table) ?? sample.table } = parts;
      return isText(query) && isTable(table) ? { kind: 'table', query, table } : undefined;
    }
    case 'columns': {
      const data = given ?? (isTable(widget?.structured_data) ? widget.structured_data : sample.data);
      return isTable(data) ? { kind: 'columns', data } : undefined;
    }
    case 'similarity': {
      const prefixed = (text: string): string => textPrefixOf(model) + text;
      const ours = prefixed(localized(sample.source, model));
      const { source_sentence: source = widget?.source_sentence ?? ours } = parts;
      const known = widget?.sentences?.length
        ? widget.sentences
        : localized(sample.sentences, model).map(prefixed);
      const { sentences = known } = parts;
      return isText(source) && isTexts(sentences) ? { kind: 'similarity', source, sentences } : undefined;
    }
  }
}

/** The caller's messages, or one message with the caller's text. */
function ownMessages({ messages, inputs }: InferenceOptions): readonly ChatMessage[] | undefined {
  if (inputs === undefined) return messages;
  if (messages) return unfit('A chat takes messages or inputs, not both.');
  return isText(inputs) ? [{ role: 'user', content: inputs }] : unfit('inputs of a chat is a text.');
}

/** Sample words of a chat; a model of another task that a provider serves as a chat gets those of text generation. */
function chatSample(model: ModelRecord): NonNullable<TaskSamples['chat']> {
  if (isPageReader(model)) return { text: { en: pageRequest(model) }, image: 'invoice' };
  const { pipeline_tag: task } = model;
  const { chat, input } = samplesOf(task) ?? {};
  if (chat) return chat;
  return task === 'translation' && input?.kind === 'text'
    ? { text: { en: translationRequest(input.text, model) } }
    : taskSamples['text-generation'].chat;
}

function defaultMessages(model: ModelRecord, platform: Platform): readonly ChatMessage[] {
  const { text, image } = chatSample(model);
  const words = localized(text, model);
  if (image === undefined) return [{ role: 'user', content: words }];
  return [
    {
      role: 'user',
      content: [
        { type: 'text', text: words },
        { type: 'image_url', image_url: { url: remoteSampleUrl(platform, image) } },
      ],
    },
  ];
}

/** The last inputs of each task. */
const last = new WeakMap<SampleInput, Inputs>();

export function inputsOf(
  model: ModelRecord,
  task: ServedTask | undefined,
  options: InferenceOptions,
  platform: Platform,
): Inputs {
  if (task === 'conversational') {
    const messages = ownMessages(options) ?? defaultMessages(model, platform);
    const system =
      options.systemPrompt === undefined ? [] : [{ role: 'system', content: options.systemPrompt }];
    return { kind: 'chat', messages: [...system, ...messages] };
  }
  const input = samplesOf(task)?.input;
  if (!isHosted(task) || !input)
    throw new CatalogueError('no-input-example', noInputExample.message, 'pipeline_tag');
  const { inputs: given } = options;
  if (given === undefined && scoresPairs(model, task)) return { kind: 'pairs', pairs: samplePairs };
  const parts = byField(task, input.kind, given);
  const sources = { model, task, widget: widgetOf(model), given, parts, platform };
  const found = reused(inputOf(input, sources) ?? misshapen(task, input.kind), last.get(input));
  last.set(input, found);
  return found;
}
