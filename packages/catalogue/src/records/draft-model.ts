/** @module Detects draft models: they propose tokens to the model that they were trained with, and cannot write alone. */
import { hasTag, nameOf } from './fields.ts';
import type { ModelRecord } from './model.ts';

const draftName = /(?:^|[-_.])(?:dflash-?\d*|dspark|p?eagle-?3|draft(?:er)?|speculators?)(?:[-_.]|$)/i;

/** The largest draft models have 4 to 5 billion parameters; larger weights include the model they draft for. */
const largest = 8_000_000_000;

export const isDraftModel = (model: ModelRecord): boolean =>
  (hasTag(model, 'draft-model', 'drafter') || draftName.test(nameOf(model))) &&
  (model.safetensors?.total ?? model.gguf?.total ?? 0) < largest;
