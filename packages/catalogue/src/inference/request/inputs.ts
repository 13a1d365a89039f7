/** @module Example inputs: the caller's, else the model's own widget data, else one of ours for the task. */
import type { Data } from '../../code/index.ts';
import { CatalogueError, notices } from '../../errors.ts';
import { isConversational, maskTokenOf, widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { Platform } from '../../platform.ts';
import { sampleUrl } from '../../snippets/samples.ts';
import { mediaTypeOf } from './media-types.ts';
import type { ChatMessage, InferenceOptions } from './options.ts';

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
  | { readonly kind: 'similarity'; readonly source: string; readonly sentences: readonly string[] };

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Readonly<Record<string, Data>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isText);
const isTable = (value: unknown): value is Table =>
  isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(Array.isArray);

type Maker = (model: ModelRecord, given: Data | undefined) => Inputs | undefined;

interface Fields {
  readonly names: readonly string[];
  /** The field that a text alone stands for. */
  readonly alone?: string;
}

const pictured: Fields = { names: ['image', 'prompt'], alone: 'prompt' };

/** Tasks whose input has several fields. */
const fields: Readonly<Record<string, Fields>> = {
  'document-question-answering': { names: ['image', 'question'] },
  'image-text-to-image': pictured,
  'image-text-to-video': pictured,
  'image-to-image': pictured,
  'image-to-video': pictured,
  'question-answering': { names: ['question', 'context'] },
  'sentence-similarity': { names: ['source_sentence', 'sentences'] },
  'table-question-answering': { names: ['query', 'table'] },
  'zero-shot-classification': { names: ['text', 'candidate_labels'], alone: 'text' },
  'zero-shot-image-classification': { names: ['image', 'candidate_labels'], alone: 'image' },
};

const unfit = (message: string): never => {
  throw new CatalogueError('invalid-option', message, 'inputs');
};

/** Refuses an input, and says what it should have been. */
function misshapen(task: string): never {
  const names = fields[task]?.names.join(' and ');
  const columns = task.startsWith('tabular') ? 'an object of columns, each a list of values' : 'a text';
  return unfit(`inputs of ${task} is ${names === undefined ? columns : `an object of ${names}`}.`);
}

/** What the caller gave, by field. One that the task does not know is refused, not passed over. */
function byField(task: string, given: Data | undefined): Data | undefined {
  const known = fields[task];
  if (!known || given === undefined) return given;
  const whole = isText(given) && known.alone !== undefined ? { [known.alone]: given } : given;
  return isObject(whole) && Object.keys(whole).every((name) => known.names.includes(name))
    ? whole
    : misshapen(task);
}

/** One text: the default, unless the caller or the widget has another. */
const text =
  (sample: string, parameters?: Readonly<Record<string, Data>>): Maker =>
  (model, given = widgetOf(model)?.text ?? widgetOf(model)?.prompt ?? sample) =>
    isText(given) ? { kind: 'text', text: given, ...(parameters && { parameters }) } : undefined;

const file =
  (name: string, mediaType: string): Maker =>
  (_model, given = name) =>
    isText(given) ? { kind: 'file', file: given, mediaType: mediaTypeOf(given, mediaType) } : undefined;

/** A field of what the caller gave, or of our example. */
const part = (given: Data | undefined, name: string, sample: Data): Data =>
  isObject(given) && given[name] !== undefined ? given[name] : sample;

const imagePrompt =
  (prompt: string): Maker =>
  (_model, given) => {
    const image = part(given, 'image', 'cat.png');
    const words = part(given, 'prompt', prompt);
    return isText(image) && isText(words) ? { kind: 'image-prompt', image, prompt: words } : undefined;
  };

const columns: Maker = (model, given) => {
  const own = widgetOf(model)?.structured_data;
  const sample = {
    Height: [11.52, 12.48],
    Length1: [23.2, 24],
    Length2: [25.4, 26.3],
    Species: ['Bream', 'Bream'],
  };
  const data = given ?? (isTable(own) ? own : sample);
  return isTable(data) ? { kind: 'columns', data } : undefined;
};

const makers: Readonly<Record<string, Maker>> = {
  'audio-classification': file('sample1.flac', 'audio/flac'),
  'audio-to-audio': file('sample1.flac', 'audio/flac'),
  'automatic-speech-recognition': file('sample1.flac', 'audio/flac'),
  'document-question-answering': (_model, given) => {
    const image = part(given, 'image', 'cat.png');
    const question = part(given, 'question', 'What is in this image?');
    return isText(image) && isText(question) ? { kind: 'document', image, question } : undefined;
  },
  'feature-extraction': text('The lighthouse keeper wrote down the weather every evening.'),
  'fill-mask': (model, given) => {
    const token = maskTokenOf(model) ?? '[MASK]';
    return text(`The answer to the universe is ${token}.`)(model, given);
  },
  'image-classification': file('cats.jpg', 'image/jpeg'),
  'image-segmentation': file('cats.jpg', 'image/jpeg'),
  'image-text-to-image': imagePrompt('Turn the cat into a tiger.'),
  'image-text-to-video': imagePrompt('The cat starts to dance.'),
  'image-to-image': imagePrompt('Turn the cat into a tiger.'),
  'image-to-text': file('cats.jpg', 'image/jpeg'),
  'image-to-video': imagePrompt('The cat starts to dance.'),
  'object-detection': file('cats.jpg', 'image/jpeg'),
  'question-answering': (model, given) => {
    const widget = widgetOf(model);
    const question = part(given, 'question', widget?.text ?? widget?.question ?? 'What is my name?');
    const context = part(given, 'context', widget?.context ?? 'My name is Ada and I live by the harbour.');
    return isText(question) && isText(context) ? { kind: 'question', question, context } : undefined;
  },
  'sentence-similarity': (model, given) => {
    const widget = widgetOf(model);
    const source = part(given, 'source_sentence', widget?.source_sentence ?? 'That is a happy person');
    const sentences = part(
      given,
      'sentences',
      widget?.sentences?.length
        ? widget.sentences
        : ['That is a happy dog', 'That is a very happy person', 'Today is a sunny day'],
    );
    return isText(source) && isTexts(sentences) ? { kind: 'similarity', source, sentences } : undefined;
  },
  summarization: text(
    'The tide gauge at the old harbour has recorded the height of the sea every hour since 1862. Scientists use the long series to tell slow changes in sea level from the noise of storms and seasons. Last year the paper rolls were scanned, and volunteers are now typing in the figures that no machine could read.',
  ),
  'table-question-answering': (model, given) => {
    const widget = widgetOf(model);
    const query = part(
      given,
      'query',
      widget?.text ?? 'How many stars does the transformers repository have?',
    );
    const table = part(
      given,
      'table',
      cells(widget?.table) ?? {
        Repository: ['Transformers', 'Datasets', 'Tokenizers'],
        Stars: ['36542', '4512', '3934'],
        Contributors: ['651', '77', '34'],
        'Programming language': ['Python', 'Python', 'Rust, Python and NodeJS'],
      },
    );
    return isText(query) && isTable(table) ? { kind: 'table', query, table } : undefined;
  },
  'tabular-classification': columns,
  'tabular-regression': columns,
  'text-classification': text('The staff were kind and the room was spotless.'),
  'text-generation': text('Who are you?'),
  'text-to-audio': text('liquid drum and bass, airy pads, a slow piano'),
  'text-to-image': text('An astronaut riding a horse on the moon', { num_inference_steps: 5 }),
  'text-to-speech': text('The answer to the universe is forty-two.'),
  'text-to-video': text('A young man walking down a quiet street in the rain'),
  'token-classification': text('My name is Ada Lovelace and I live in London.'),
  translation: text('Меня зовут Вольфганг и я живу в Берлине'),
  'zero-shot-classification': (model, given) => {
    const body = part(
      given,
      'text',
      widgetOf(model)?.text ??
        'Hi, I bought a device from you and it does not work: I would like my money back!',
    );
    const labels = part(given, 'candidate_labels', ['refund', 'legal', 'faq']);
    return isText(body) && isTexts(labels) ? { kind: 'labelled-text', text: body, labels } : undefined;
  },
  'zero-shot-image-classification': (_model, given) => {
    const image = part(given, 'image', 'cats.jpg');
    const labels = part(given, 'candidate_labels', ['cat', 'dog', 'llama']);
    return isText(image) && isTexts(labels) ? { kind: 'labelled-image', image, labels } : undefined;
  },
};

/** Every cell as text, as table models read them. */
const cells = (table: Readonly<Record<string, readonly unknown[]>> | undefined): Table | undefined =>
  isTable(table)
    ? Object.fromEntries(Object.entries(table).map(([column, values]) => [column, values.map(String)]))
    : undefined;

export const servedTasks: readonly string[] = [...Object.keys(makers), 'image-text-to-text'].toSorted();

const chatTasks = new Set(['text-generation', 'image-text-to-text']);

/** Whether the model is spoken to in messages. */
export const isChat = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'image-text-to-text' ||
  (chatTasks.has(model.pipeline_tag ?? '') && isConversational(model));

/** The caller's own words: messages, or a text that becomes one. */
function ownMessages({ messages, inputs }: InferenceOptions): readonly ChatMessage[] | undefined {
  if (inputs === undefined) return messages;
  if (messages) return unfit('A chat takes messages or inputs, not both.');
  return isText(inputs) ? [{ role: 'user', content: inputs }] : unfit('inputs of a chat is a text.');
}

function defaultMessages(model: ModelRecord, platform: Platform): readonly ChatMessage[] {
  if (model.pipeline_tag !== 'image-text-to-text')
    return [{ role: 'user', content: 'What is the capital of France?' }];
  return [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Describe this image in one sentence.' },
        { type: 'image_url', image_url: { url: sampleUrl(platform, 'photo') } },
      ],
    },
  ];
}

export function inputsOf(model: ModelRecord, options: InferenceOptions, platform: Platform): Inputs {
  const task = model.pipeline_tag ?? '';
  if (isChat(model)) {
    const own = ownMessages(options) ?? defaultMessages(model, platform);
    const system =
      options.systemPrompt === undefined ? [] : [{ role: 'system', content: options.systemPrompt }];
    return { kind: 'chat', messages: [...system, ...own] };
  }
  const make = Object.hasOwn(makers, task) ? makers[task] : undefined;
  if (!make) throw new CatalogueError('no-input-example', notices.noInputExample.message, 'pipeline_tag');
  return make(model, byField(task, options.inputs)) ?? misshapen(task);
}
