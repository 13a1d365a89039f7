/** @module Mistral models in the format of mistral-common, whose tokenizer has the chat template. */
import { isChatId } from '../../../records/traits/chat-id.ts';
import { hasTag, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

/** Of Mixtral, vLLM reads the format of Transformers alone. */
const isMixtral = (model: ModelRecord): boolean =>
  model.config?.model_type === 'mixtral' || hasTag(model, 'mixtral');

export const isMistral = (model: ModelRecord): boolean =>
  hasTag(model, 'mistral-common') && !isMixtral(model);

/** Names of base models end with the version, or say so. */
const isBase = (model: ModelRecord): boolean =>
  /-v[\d.]+$|[-_]base/i.test(nameOf(model)) && !isChatId(model.id);

export const isMistralChat = (model: ModelRecord): boolean => isMistral(model) && !isBase(model);
