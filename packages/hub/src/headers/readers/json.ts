/** @module Fields of the JSON files of a model: its configuration, tokenizer, adapter and pipeline. */

import { type ModelConfig, type ModelRecord, modelSchema, read } from '@loadout/catalogue/records';
import { isObject, type JsonObject, pick } from '../../records/json-object.ts';

export interface JsonFile {
  readonly path: string;
  readonly isWanted: (model: ModelRecord) => boolean;
  /** Where the fields belong in the record's `config`. */
  readonly fieldsOf: (file: JsonObject) => JsonObject;
}

/** Multimodal models have these in `text_config`. */
const shape = [
  'max_position_embeddings',
  'num_hidden_layers',
  'num_attention_heads',
  'num_key_value_heads',
  'hidden_size',
  'head_dim',
] as const;
const tokens = ['bos_token', 'eos_token', 'unk_token', 'sep_token', 'pad_token', 'cls_token', 'mask_token'];

export const jsonReaders: readonly JsonFile[] = [
  {
    path: 'config.json',
    isWanted: ({ config }) => config?.max_position_embeddings === undefined,
    fieldsOf(file) {
      const text = file['text_config'];
      return {
        ...(isObject(text) && pick(text, shape)),
        ...pick(file, ['architectures', 'model_type', 'auto_map', 'quantization_config', ...shape]),
      };
    },
  },
  {
    path: 'tokenizer_config.json',
    isWanted: ({ config }) => config?.tokenizer_config === undefined,
    fieldsOf: (file) => ({ tokenizer_config: pick(file, ['chat_template', ...tokens]) }),
  },
  {
    path: 'adapter_config.json',
    isWanted: ({ config }) => config?.peft === undefined,
    fieldsOf: (file) => ({ peft: pick(file, ['base_model_name_or_path', 'task_type']) }),
  },
  {
    path: 'model_index.json',
    isWanted: ({ config }) => config?.diffusers === undefined,
    fieldsOf: (file) => ({ diffusers: pick(file, ['_class_name']) }),
  },
];

/** Throws when the text is no JSON object. Fields of the wrong type are left out. */
export function configOf({ fieldsOf }: JsonFile, text: string): ModelConfig {
  const file: unknown = JSON.parse(text);
  if (!isObject(file)) throw new TypeError('it is not a JSON object');
  return read(modelSchema.fields.config, fieldsOf(file)).value ?? {};
}
