/** @module The instruction that a language model needs for the task of a record. */
import { isChatId } from '../../../../records/traits/chat-id.ts';
import { nameOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import { sourceLanguageOf } from '../../../../snippets/samples/translated-text.ts';

/** Language models that were trained to translate, and names with the size of one. */
const languageModels =
  /gemmax|hunyuan-mt|hy-?mt\d|lmt-60|maestra|rosetta|salamandrata|sarvam-translate|seed-x-(?:instruct|ppo)|tower(?:base|instruct|-plus)|xtower|(?:^|[-_])(?:0\.[6-9]|[1-9]\d*(?:\.\d)?)b(?:[-_]|$)/i;

/** Names of encoder-decoders, of models of speech, and of those that judge translations. */
const others = /bart|hibiki|indic|m2m|madlad|nllb|plamo|reward|[-_]rm[-_]|t5|whisper/i;

/** Whether the name is that of a language model, where nothing else tells its class. */
export const isLanguageModel = (model: ModelRecord): boolean => {
  const name = nameOf(model);
  return (isChatId(model.id) || languageModels.test(name)) && !others.test(name);
};

const inTurns = /hunyuan-mt|hy-?mt\d|lmt-60-[\d.]+b$|maestra|rosetta|sarvam-translate|tower-plus/i;

/** Whether it is told in a chat: the hub tags models that chat, so that names count only without tags. */
export const isToldInTurns = (model: ModelRecord): boolean =>
  !model.tags?.length && (inTurns.test(model.id) || (isChatId(model.id) && !/seed-x/i.test(model.id)));

/** Prompts that models were trained with, from English into French. */
const prompts: readonly (readonly [name: RegExp, prompt: (text: string) => string])[] = [
  [/seed-x-/i, (text) => `Translate the following English sentence into French:\n${text} <fr>`],
  [/gemmax/i, (text) => `Translate this from English to French:\nEnglish: ${text}\nFrench:`],
];

/** For a task with an instruction. */
export function instruction(model: ModelRecord): string {
  const text = sampleText(model);
  // It was trained to continue a text with its summary.
  if (/summary_loop/i.test(model.id)) return text;
  if (model.pipeline_tag !== 'translation') return `Summarize this in one sentence: ${text}`;
  if (sourceLanguageOf(model) !== 'en') return `Translate this into English: ${text}`;
  const prompt = prompts.find(([name]) => name.test(model.id))?.[1];
  return prompt ? prompt(text) : `Translate this into French: ${text}`;
}
