/** @module The model record, under the hub API's field names: schema, type and reader. */
import { cell } from './cell.ts';
import { withCardFields } from './from-card.ts';
import { withKnownGate } from './known-gated.ts';
import { originFields, sizeFields } from './listed.ts';
import { providerMappingSchema } from './provider-mapping.ts';
import { faultyFields, readRecord } from './read-record.ts';
import { cardFields, repositoryFields, texts } from './repository.ts';
import { dictionary, either, list, object, required, textEntries, whole } from './schema/compounds.ts';
import { specialTokenFields } from './special-tokens.ts';
import { anything, count, flag, number, text } from './schema/scalars.ts';
import type { Fault, Infer } from './schema/schema.ts';

const columns = whole(dictionary(list(cell)), 'an object of columns, each a list of cells');

const widget = object({
  text,
  source_sentence: text,
  sentences: list(text),
  src: text,
  question: text,
  context: text,
  table: columns,
  structured_data: columns,
  candidate_labels: texts,
  prompt: text,
  messages: list(object({ role: required(text), content: anything })),
});

const config = object({
  architectures: list(text),
  model_type: text,
  /** Context length in tokens, as `config.json` states it. */
  max_position_embeddings: count,
  ...sizeFields,
  auto_map: dictionary(anything),
  chat_template_jinja: text,
  tokenizer_config: object({
    chat_template: either(text, list(object({ name: text, template: text }))),
    ...specialTokenFields,
  }),
  processor_config: object({ chat_template: text }),
  quantization_config: object({ quant_method: text, bits: number, load_in_4bit: flag, load_in_8bit: flag }),
  adapter_transformers: object({ model_name: text, model_class: text }),
  diffusers: object({ _class_name: text }),
  sklearn: object({
    model: object({ file: text }),
    model_format: text,
    example_input: columns,
    columns: list(text),
  }),
  speechbrain: object({
    speechbrain_interface: text,
    /** Field name in repositories and older records. */
    interface: text,
    vocoder_interface: text,
    vocoder_model_id: text,
  }),
  peft: object({ base_model_name_or_path: text, task_type: text }),
  task_specific_params: dictionary(object({ prefix: text })),
  keras_hub: object({ tasks: list(text) }),
});

const card = object({
  ...cardFields,
  base_model: texts,
  base_model_relation: text,
  instance_prompt: text,
  ...originFields,
  widget: textEntries(widget),
  tags: texts,
  pipeline_tag: text,
  library_name: text,
  'model-index': anything,
});

export const modelSchema = object({
  ...repositoryFields,
  mask_token: text,
  auto_model: text,
  config,
  cardData: card,
  widgetData: textEntries(widget),
  transformersInfo: object({ auto_model: text, custom_class: text, processor: text, pipeline_tag: text }),
  inferenceProviderMapping: providerMappingSchema,
});

export type WidgetExample = Infer<typeof widget>;
export type ModelConfig = Infer<typeof config>;
export type CardData = Infer<typeof card>;
export type ModelRecord = Infer<typeof modelSchema>;

export interface ReadModel {
  /** With tags, task and library from its card, and access from its id, where it lacks them. */
  readonly model: ModelRecord;
  /** Names of the fields that had the wrong type and were left out. */
  readonly ignored: readonly string[];
  readonly faults: readonly Fault[];
}

/** Without what its card adds (`withCardFields`). */
export function readModelAlone(input: unknown): ReadModel {
  const { record, faults } = readRecord('model', modelSchema, input);
  return { model: record, ignored: faultyFields(faults), faults };
}

export function readModel(input: unknown): ReadModel {
  const read = readModelAlone(input);
  return { ...read, model: withKnownGate(withCardFields(read.model)) };
}
