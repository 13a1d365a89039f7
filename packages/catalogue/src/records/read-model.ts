/**
 * @module Reads a model record from outside. A record without a usable id is refused; any other known
 * field of the wrong type is left out and named, so that a generator sees either the type or nothing.
 */
import { CatalogueError } from '../errors.ts';
import type { ModelRecord } from './model.ts';

type Rule = ((value: unknown) => boolean) | Shape | readonly [Rule];
export interface Shape {
  readonly [field: string]: Rule;
}

export const text = (value: unknown): boolean => typeof value === 'string';
const number = (value: unknown): boolean => typeof value === 'number';
export const flag = (value: unknown): boolean => typeof value === 'boolean';
const any = (): boolean => true;
export const either =
  (...rules: readonly ((value: unknown) => boolean)[]) =>
  (value: unknown): boolean =>
    rules.some((rule) => rule(value));
export const all =
  (rule: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(rule);
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** What a cell of a table can hold: anything deeper has no form a reader would recognise. */
const cell = (value: unknown): boolean =>
  value === null || text(value) || flag(value) || (number(value) && Number.isFinite(value));
const columns = (value: unknown): boolean => isObject(value) && Object.values(value).every(all(cell));
const file = (value: unknown): boolean =>
  isObject(value) && text(value['rfilename']) && (value['size'] === undefined || number(value['size']));
export const texts = either(text, all(text));

const widget: Shape = {
  text,
  source_sentence: text,
  sentences: all(text),
  src: text,
  question: text,
  context: text,
  table: columns,
  structured_data: columns,
  candidate_labels: texts,
  prompt: text,
  messages: [{ role: text, content: any }],
};

/** The fields that records of every kind have. */
export const commonShape: Shape = {
  author: text,
  sha: text,
  createdAt: text,
  lastModified: text,
  private: flag,
  gated: either(flag, (value) => value === 'auto' || value === 'manual'),
  disabled: flag,
  downloads: number,
  likes: number,
  trendingScore: number,
  tags: [text],
  siblings: [file],
};

const shape: Shape = {
  ...commonShape,
  pipeline_tag: text,
  library_name: text,
  mask_token: text,
  auto_model: text,
  config: {
    architectures: all(text),
    model_type: text,
    auto_map: isObject,
    chat_template_jinja: text,
    tokenizer_config: { chat_template: either(text, all(isObject)), mask_token: text },
    processor_config: { chat_template: text },
    quantization_config: { quant_method: text, bits: number, load_in_4bit: flag, load_in_8bit: flag },
    adapter_transformers: { model_name: text, model_class: text },
    diffusers: { _class_name: text },
    sklearn: { model: { file: text }, model_format: text, example_input: columns, columns: all(text) },
    speechbrain: {
      speechbrain_interface: text,
      interface: text,
      vocoder_interface: text,
      vocoder_model_id: text,
    },
    peft: { base_model_name_or_path: text, task_type: text },
    keras_hub: { tasks: all(text) },
  },
  cardData: {
    base_model: texts,
    base_model_relation: text,
    instance_prompt: text,
    license: texts,
    license_name: text,
    license_link: text,
    language: texts,
    datasets: texts,
    widget: [widget],
  },
  widgetData: [widget],
  transformersInfo: { auto_model: text, custom_class: text, processor: text, pipeline_tag: text },
  safetensors: { total: number, parameters: isObject },
  gguf: { total: number, architecture: text, context_length: number, chat_template: text },
};

const wrong = Symbol('wrong type');

/** The value as the rule allows it: itself where all is well, else a copy without what is not. */
function fit(value: unknown, rule: Rule, path: string, ignored: string[]): unknown {
  if (typeof rule === 'function') return rule(value) ? value : wrong;
  if (isList(rule)) return Array.isArray(value) ? fitList(value, rule[0], path, ignored) : wrong;
  return isObject(value) ? fitObject(value, rule, `${path}.`, ignored) : wrong;
}

const isList = (rule: Shape | readonly [Rule]): rule is readonly [Rule] => Array.isArray(rule);

function fitList(values: readonly unknown[], rule: Rule, path: string, ignored: string[]): unknown {
  let changed = false;
  const kept: unknown[] = [];
  for (const value of values) {
    const fitted = fit(value, rule, path, ignored);
    if (fitted !== value) changed = true;
    if (fitted !== wrong) kept.push(fitted);
    else if (!ignored.includes(path)) ignored.push(path);
  }
  return changed ? kept : values;
}

function fitObject(
  value: Readonly<Record<string, unknown>>,
  fields: Shape,
  prefix: string,
  ignored: string[],
): Readonly<Record<string, unknown>> {
  let copy: Record<string, unknown> | undefined;
  for (const field in value) {
    const given = value[field];
    const rule = fields[field];
    if (given === undefined || rule === undefined || !Object.hasOwn(fields, field)) continue;
    const fitted = given === null ? wrong : fit(given, rule, prefix + field, ignored);
    if (fitted === given) continue;
    copy ??= { ...value };
    if (fitted !== wrong) copy[field] = fitted;
    else {
      delete copy[field];
      if (given !== null) ignored.push(prefix + field);
    }
  }
  return copy ?? value;
}

interface Identified {
  readonly id: string;
}

const hasId = (value: Readonly<Record<string, unknown>>): value is Identified & typeof value =>
  typeof value['id'] === 'string' && value['id'] !== '';

export interface ReadRecord {
  /** Every known field has the type of its shape, or is absent. */
  readonly record: Identified;
  /** Paths of known fields that had the wrong type and were left out. */
  readonly ignored: readonly string[];
}

/** Reads a record of any kind by the shape of its fields. */
export function readRecord(input: unknown, fields: Shape, kind: 'model' | 'dataset' | 'space'): ReadRecord {
  if (!isObject(input))
    throw new CatalogueError('invalid-record', `A ${kind} record is a JSON object.`, kind);
  if (!hasId(input))
    throw new CatalogueError(
      'invalid-record',
      'The record needs an "id", a string such as "owner/name".',
      'id',
    );
  const ignored: string[] = [];
  const fitted = fitObject(input, fields, '', ignored);
  return { record: hasId(fitted) ? fitted : input, ignored };
}

export interface ReadModel {
  readonly model: ModelRecord;
  /** Paths of known fields that had the wrong type and were left out. */
  readonly ignored: readonly string[];
}

export function readModel(input: unknown): ReadModel {
  const { record, ignored } = readRecord(input, shape, 'model');
  return { model: record, ignored };
}
