/** @module The fields of a record that change its snippets: type, purpose and an example value. */
import type { RecordKind } from '@loadout/catalogue/records';
import { printRecord, recordOf } from './record.ts';

export interface FieldHelp {
  readonly name: string;
  readonly type: string;
  readonly use: string;
  readonly example: unknown;
}

const id: FieldHelp = { name: 'id', type: 'string, required', use: 'repository name', example: 'owner/name' };
const tags: FieldHelp = {
  name: 'tags',
  type: 'list of strings',
  use: 'more libraries, formats, languages',
  example: ['transformers', 'safetensors'],
};
const gated: FieldHelp = {
  name: 'gated',
  type: 'true, false, "auto" or "manual"',
  use: 'adds a login step',
  example: 'auto',
};
const siblings: FieldHelp = {
  name: 'siblings',
  type: 'list of { rfilename, size }',
  use: 'files: GGUF, ONNX, pickle',
  example: [{ rfilename: 'model.Q4_K_M.gguf', size: 4_900_000_000 }],
};

export const fieldHelp: Readonly<Record<RecordKind, readonly FieldHelp[]>> = {
  model: [
    id,
    { name: 'pipeline_tag', type: 'task id', use: 'task of the example', example: 'text-generation' },
    { name: 'library_name', type: 'library key', use: 'default library', example: 'transformers' },
    tags,
    {
      name: 'config',
      type: 'object',
      use: 'class names, chat template, file names',
      example: { architectures: ['LlamaForCausalLM'], model_type: 'llama' },
    },
    {
      name: 'transformersInfo',
      type: 'object',
      use: 'class that loads it',
      example: { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' },
    },
    {
      name: 'cardData',
      type: 'object',
      use: 'base model, license, sample prompt',
      example: { license: 'apache-2.0', base_model: 'owner/base' },
    },
    {
      name: 'widgetData',
      type: 'list of objects',
      use: 'sample inputs',
      example: [{ text: 'The ferry leaves at half past nine.' }],
    },
    siblings,
    gated,
  ],
  dataset: [
    id,
    { ...tags, use: 'libraries and formats', example: ['library:pandas', 'format:parquet'] },
    { ...siblings, use: 'files: Parquet, CSV, JSON', example: [{ rfilename: 'data/train.parquet' }] },
    {
      name: 'cardData',
      type: 'object',
      use: 'configurations and splits',
      example: {
        configs: [{ config_name: 'default', data_files: [{ split: 'train', path: 'data/*.parquet' }] }],
      },
    },
    gated,
  ],
  space: [
    id,
    { name: 'sdk', type: 'string', use: 'clients that can call it', example: 'gradio' },
    { name: 'subdomain', type: 'string', use: 'URL that it runs at', example: 'owner-name' },
    { ...tags, example: ['gradio'] },
    { name: 'private', type: 'true or false', use: 'adds a login step', example: true },
  ],
};

/** The text with the field and its example value; unchanged where it has the field or is not a record. */
export function withField(text: string, kind: RecordKind, name: string): string {
  const field = fieldHelp[kind].find((one) => one.name === name);
  const record = recordOf(text);
  if (field === undefined || record === undefined || Object.hasOwn(record, name)) return text;
  return printRecord({ ...record, [name]: field.example });
}
