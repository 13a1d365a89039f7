/** @module What a page says about values that come from the files of a repository. */
import type { HubRecord } from '@loadout/server';

export interface DerivedView {
  /** What was read, in words. */
  readonly fields: readonly string[];
  /** Files that could not be read, with the reason. */
  readonly notices: readonly string[];
}

const names: readonly (readonly [field: string, words: string])[] = [
  ['safetensors', 'parameters'],
  ['gguf', 'GGUF header'],
  ['config.max_position_embeddings', 'context length'],
  ['config.tokenizer_config', 'tokenizer'],
  ['config.peft', 'base model'],
  ['config.diffusers', 'pipeline'],
  ['preview', 'schema and rows'],
];

export const derivedView = ({ derived: { fields = [], notices = [] } = {} }: HubRecord): DerivedView => ({
  fields: names.flatMap(([field, words]) => (fields.includes(field) ? [words] : [])),
  notices,
});
