/** @module Which fields of a record select a generator's branch, and which only appear in its output. */
import type { Json } from '../json.ts';

/**
 * Fields that select a branch. A copy that changes all other fields at once keeps these, so that every branch is tested
 * with hostile values; each of them is also changed separately.
 */
const selectors = [
  'id',
  'author',
  'tags.*',
  'pipeline_tag',
  'library_name',
  'auto_model',
  'gated',
  'createdAt',
  'lastModified',
  'config.architectures.*',
  'config.model_type',
  'config.quantization_config.*',
  'config.adapter_transformers.model_class',
  'config.diffusers._class_name',
  'config.sklearn.model_format',
  'config.speechbrain.*_interface',
  'config.peft.task_type',
  'config.keras_hub.tasks.*',
  'cardData.base_model_relation',
  'transformersInfo.*',
  'siblings.*.rfilename',
  'gguf.architecture',
];

const pattern = new RegExp(
  `^(?:${selectors.map((path) => path.replaceAll('.', String.raw`\.`).replaceAll('*', String.raw`[^.]*`)).join('|')})$`,
);

export const isSelector = (path: string): boolean => pattern.test(path);

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fill(value: Json | undefined, defaults: Json): Json {
  if (value === undefined) return defaults;
  if (!isObject(value) || !isObject(defaults)) return value;
  const names = new Set([...Object.keys(value), ...Object.keys(defaults)]);
  return Object.fromEntries(
    Array.from(names, (name) => {
      const preset = defaults[name];
      const own = value[name];
      return [name, preset === undefined ? (own ?? null) : fill(own, preset)];
    }),
  );
}

/** Optional fields that a generator may read although the record lacks them. */
const optional: Json = {
  mask_token: 'x',
  sha: 'x',
  cardData: {
    base_model: 'owner/base',
    instance_prompt: 'x',
    license_name: 'x',
    license_link: 'x',
    language: ['x'],
    datasets: ['x'],
    widget: [{ text: 'x', src: 'x' }],
  },
  widgetData: [
    {
      text: 'x',
      source_sentence: 'x',
      sentences: ['x', 'y'],
      src: 'x',
      question: 'x',
      context: 'x',
      prompt: 'x',
      candidate_labels: 'x',
      table: { column: ['x'] },
      structured_data: { column: ['x'] },
      messages: [{ role: 'user', content: 'x' }],
    },
  ],
  config: { tokenizer_config: { chat_template: 'x', mask_token: 'x' }, chat_template_jinja: 'x' },
};

/** The record with every optional text field. */
export const fillIn = (record: Json): Json => fill(record, optional);
