/** @module Chat messages in snippets: text, an image with a question, or a recording. */
import { widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { readsPages } from '../../../../records/traits/reads-pages.ts';
import type { Platform } from '../../../../platform.ts';
import { pip, type Requirement } from '../../../../snippets/requirement.ts';
import { sampleImage, sampleUrl } from '../../../../snippets/samples/image.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import { modelTypeOf } from '../types/auto-classes.ts';
import { type ChatMessage, givenMessages, type Part } from './given.ts';
import { featureExtractor } from '../tasks/classes.ts';
import { instruction } from '../tasks/instruction.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { pageLength, pageRequest } from '../inputs/page-request.ts';
import { pictureNeeds } from '../needs/pictures.ts';
import { filmNeeds } from '../needs/programs.ts';
import { translatingTurns } from './translating-turns.ts';
import { hearsSound, isInstructed, seesPictures, watchesFilms } from '../tasks/beside-text.ts';

function shownPart(model: ModelRecord, platform: Platform): Part {
  return watchesFilms(model)
    ? { type: 'video', url: sampleUrl(platform, asset.clip) }
    : { type: 'image', url: sampleImage(model, platform, readsPages(model) ? asset.invoice : asset.sweets) };
}

/** How many tokens an answer may have: models that think first need many, and others end by themselves. */
export const chatLimit = (model: ModelRecord): number =>
  seesPictures(model) && readsPages(model) ? pageLength : 512;

/** The animal is only in the sample image. */
function questionOf(model: ModelRecord): string {
  if (watchesFilms(model)) return 'What happens in this video?';
  if (readsPages(model)) return pageRequest(model);
  return widgetOf(model)?.src === undefined ? 'Which animal is on the candy?' : 'What is in the picture?';
}

/** Marks that a chat template writes: a text with them was made for models that are given no messages. */
const templateMarks =
  /\[INST\]|<\|(?:im_start|prompter|system|user)\||<start_of_turn>|### ?(?:Human|Instruction)/;

const withoutMarks = (model: ModelRecord): ModelRecord =>
  templateMarks.test(widgetOf(model)?.text ?? '')
    ? { ...model, widgetData: [], cardData: { ...model.cardData, widget: [] } }
    : model;

/** Templates of text models that read a list of parts; of a plain text they write nothing. */
const listsParts = ({ id }: ModelRecord): boolean => /llama-guard-(?:3-1b|4)/i.test(id);

const isVisual = (preparer: string): boolean => /Image|Video/.test(preparer);

const preparersOf = (model: ModelRecord): readonly string[] =>
  modelTypeOf(modelTypeNameOf(model))?.preparers ?? [];

/** A model of any kinds of input as one of sound, if its type has nothing that prepares pictures. */
function withInputs(model: ModelRecord): ModelRecord {
  if (model.pipeline_tag !== 'any-to-any') return model;
  const preparers = preparersOf(model);
  const hears = preparers.includes(featureExtractor) && !preparers.some(isVisual);
  return hears ? { ...model, pipeline_tag: 'audio-text-to-text' } : model;
}

/** Packages for what the messages contain. A model that also sees loads a processor of pictures with that of sound. */
export function chatNeeds(given: ModelRecord): readonly Requirement[] {
  const model = withInputs(given);
  if (hearsSound(model)) return [pip('librosa'), ...(preparersOf(model).some(isVisual) ? pictureNeeds : [])];
  return watchesFilms(model) ? filmNeeds : pictureNeeds;
}

/** One user turn in the format of local chat templates; processors require a list of parts. */
export function chatMessages(
  given: ModelRecord,
  platform: Platform,
  { parts = listsParts(given) }: { readonly parts?: boolean } = {},
): readonly ChatMessage[] {
  const model = withInputs(withoutMarks(given));
  const widgetText = widgetOf(model)?.text;
  const withPart = (part: Part, question: string): readonly ChatMessage[] => [
    { role: 'user', content: [part, { type: 'text', text: widgetText ?? question }] },
  ];
  if (hearsSound(model))
    return withPart({ type: 'audio', url: sampleUrl(platform, asset.speech) }, 'What is being said?');
  if (seesPictures(model)) return withPart(shownPart(model, platform), questionOf(model));
  const messages = givenMessages(model);
  if (messages && !parts) return messages;
  if (/sarvam-translate/i.test(String([model.id, model.cardData?.base_model])) && !parts)
    return translatingTurns(model);
  const text = isInstructed(model) ? instruction(model) : sampleText(model, 'text-generation');
  return [{ role: 'user', content: parts ? [{ type: 'text', text }] : text }];
}
