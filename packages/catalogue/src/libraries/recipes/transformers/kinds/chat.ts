/** @module Which models chat, and which describe a picture instead. */
import { chatsByName, isConversational } from '../../../../records/traits/chat-model.ts';
import { chatTemplateOf, isReranker, isTaggedByHub } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { hearsSound, isInstructed, seesPictures } from '../tasks/beside-text.ts';
import type { Classes } from '../tasks/classes.ts';
import { isToldInTurns } from '../tasks/instruction.ts';
import { modelTypeNameOf } from '../types/model-type.ts';

/** They take an image with or without a prompt: they have no chat template. */
const captioners = /^(?:(?:instruct)?blip(?:-2)?|florence2|fuyu|git|kosmos-2|paligemma|pix2struct)$/;

/** Also true if only the task is known: most image-to-text models take nothing else. */
export function isCaptioner(model: ModelRecord): boolean {
  const type = modelTypeNameOf(model);
  return type === undefined ? model.pipeline_tag === 'image-to-text' : captioners.test(type);
}

/** Classes of models that write text. */
export const writes = /CausalLM|Seq2SeqLM|ImageTextToText|MultimodalLM/;

/**
 * “conversational” was a task before it was a tag: models from that time have no chat template. Cards have the tag
 * still, also for a tokenizer that has none.
 */
export const isTaggedChat = (model: ModelRecord): boolean =>
  chatTemplateOf(model) !== undefined ||
  chatsByName(model) ||
  (isConversational(model) &&
    ![model.pipeline_tag, model.config?.tokenizer_config && model.cardData?.tags]
      .flat()
      .includes('conversational'));

/** The hub tags models of images and text that have a chat template; base models have none. */
export const lacksChatTemplate = (model: ModelRecord): boolean =>
  seesPictures(model) &&
  isTaggedByHub(model) &&
  !isConversational(model) &&
  chatTemplateOf(model) === undefined;

export function chats(model: ModelRecord, { model: autoClass }: Classes): boolean {
  if (!writes.test(autoClass) || isCaptioner(model) || isReranker(model)) return false;
  const multimodal = !lacksChatTemplate(model) && /ImageTextToText|MultimodalLM/.test(autoClass);
  return (
    isTaggedChat(model) ||
    (isInstructed(model) && autoClass === 'AutoModelForCausalLM' && isToldInTurns(model)) ||
    (multimodal && (seesPictures(model) || hearsSound(model) || isPlainChat(model)))
  );
}

const isBase = /[-_/](?:base|pt)(?:[-_]|$)/i;

/** A model of images and text without a task; base models have no chat template. */
const isPlainChat = (model: ModelRecord): boolean =>
  model.pipeline_tag === undefined && !isBase.test(model.id);
