/** @module A chat turn with a model loaded by Transformers. */
import { py } from '../../../code/index.ts';
import { chatTemplateOf, isConversational, isReranker, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';
import { ffmpeg } from '../setup/programs.ts';
import { chatMessages, hearsSound, seesPictures, watchesFilms } from './chat.ts';
import { modelTypeNameOf } from './model-type.ts';
import { type Classes, processor, type Use, variableOf } from './classes.ts';

/** They take an image with or without a prompt: they have no chat template. */
const captioners = new Set([
  'blip',
  'blip-2',
  'florence2',
  'fuyu',
  'git',
  'instructblip',
  'kosmos-2',
  'kosmos-2.5',
  'paligemma',
  'pix2struct',
  'pp_formulanet',
  'udop',
  'vision-encoder-decoder',
]);

/** Also true if only the task is known: most image-to-text models take nothing else. */
export function isCaptioner(model: ModelRecord): boolean {
  const type = modelTypeNameOf(model);
  return type === undefined ? model.pipeline_tag === 'image-to-text' : captioners.has(type);
}

const writes = /CausalLM|Seq2SeqLM|ImageTextToText|MultimodalLM/;

/** “conversational” was a task before it was a tag: models from that time have no chat template. */
const isTaggedChat = (model: ModelRecord): boolean =>
  chatTemplateOf(model) !== undefined || (isConversational(model) && model.pipeline_tag !== 'conversational');

export function chats(model: ModelRecord, { model: autoClass }: Classes): boolean {
  if (!writes.test(autoClass) || isCaptioner(model) || isReranker(model)) return false;
  const multimodal = /ImageTextToText|MultimodalLM/.test(autoClass);
  return (
    isTaggedChat(model) || (multimodal && (seesPictures(model) || hearsSound(model) || isPlainChat(model)))
  );
}

const isBase = /(?:^|[-_])(?:base|pt)(?:[-_]|$)/i;

/** A model of images and text without a task; base models have no chat template. */
const isPlainChat = (model: ModelRecord): boolean =>
  model.pipeline_tag === undefined && !isBase.test(nameOf(model));

/** Processors of models that also watch films do not load without torchvision. */
export const pictureNeeds: readonly Requirement[] = [pip('pillow'), pip('torchvision')];

/** Films are decoded by torchcodec, with the libraries of ffmpeg. */
export const filmNeeds: readonly Requirement[] = [...pictureNeeds, pip('torchcodec'), ffmpeg];

function needsOf(model: ModelRecord): readonly Requirement[] {
  if (hearsSound(model)) return [pip('librosa')];
  return watchesFilms(model) ? filmNeeds : pictureNeeds;
}

export function chatUse(given: ModelRecord, context: SnippetContext, classes: Classes): Use {
  const multimodal = classes.processor === processor;
  const model: ModelRecord =
    multimodal && given.pipeline_tag === undefined ? { ...given, pipeline_tag: 'image-text-to-text' } : given;
  return {
    code: py`
      messages = ${chatMessages(model, context.platform, { parts: multimodal })}
      inputs = ${variableOf(classes)}.apply_chat_template(
          messages,
          add_generation_prompt=True,
          tokenize=True,
          return_dict=True,
          return_tensors="pt",
      ).to(model.device)

      outputs = model.generate(**inputs, max_new_tokens=40)
      print(${variableOf(classes)}.decode(outputs[0][inputs["input_ids"].shape[-1]:]))
    `,
    ...(multimodal && { needs: needsOf(model) }),
  };
}
