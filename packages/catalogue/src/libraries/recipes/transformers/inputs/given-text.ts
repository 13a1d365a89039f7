/** @module The text for a model that needs another than a sentence: with a prefix, an instruction, or without marks. */
import { type Code, py } from '../../../../code/index.ts';
import { isConversational } from '../../../../records/traits/chat-model.ts';
import { filesOf, nameOf, widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { sampleSentences } from '../../../../snippets/samples/sentences.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import { markedText } from '../../../../snippets/samples/target-mark.ts';
import { begunText } from './begun-text.ts';
import { isInstructed } from '../tasks/beside-text.ts';
import type { Classes } from '../tasks/classes.ts';
import { sequenceOf } from './gap.ts';
import { instruction } from '../tasks/instruction.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { hasWordList } from '../classes/own-tokenizer.ts';
import { prefixedText } from './prefix.ts';

/** A tokenizer that ends a text with a mark, as those of encoders do: a decoder would begin another after it. */
export function marksEnd(model: ModelRecord): 'pieces' | 'words' | undefined {
  const type = modelTypeNameOf(model) ?? '';
  if (!/^(?:gpt|xlnet)/.test(type)) return undefined;
  const files = filesOf(model);
  if (files.includes('vocab.txt') && !files.includes('merges.txt')) return 'words';
  const pieces = files.includes('spiece.model') && !files.includes('tokenizer.json');
  return pieces || /^xlnet|japanese-gpt/.test(type + model.id) ? 'pieces' : undefined;
}

const pair = /^\[CLS\]\s*(\S[^]*?)\s*\[SEP\]\s*(\S[^]*?)\s*(?:\[SEP\])?$/;

/** The two texts of a pair that was written with its marks, which the tokenizer adds. */
function pairIn(text: string): readonly [first: string, second: string] | undefined {
  const [, first, second] = pair.exec(text) ?? [];
  return first === undefined || second === undefined ? undefined : [first, second];
}

/** Names of corpora of pairs: whether a sentence follows from another, or means the same. */
const ofPairs =
  /(?:[mqsx]nli(?![a-z])|(?:^|[-_.])(?:(?:all|doc|a|j|w)?nli|mrpc|paws|qqp|rte|sts-?b?)(?:[-_.]|$))(?![^]*cola)/i;

/** The pair in the text, or a sample of one for a model that compares two sentences. */
function pairOf(model: ModelRecord, text: string): readonly [first: string, second: string] | undefined {
  if (model.pipeline_tag !== 'text-classification' || widgetOf(model)?.text !== undefined)
    return pairIn(text);
  const [first = '', second = ''] = ofPairs.test(nameOf(model)) ? sampleSentences(model) : [];
  return second === '' ? undefined : [first, second];
}

/** What a model reads that restores punctuation, unless its widget has a text. */
const unpunctuated = (model: ModelRecord, text: string): string =>
  /punc/i.test(model.id) && widgetOf(model)?.text === undefined
    ? text.replaceAll(/[^\p{L}\p{M}\p{N}\s'’-]/gu, '').toLowerCase()
    : text;

/** The text with what models of some names read otherwise. */
const plainText = (model: ModelRecord, text: string): string =>
  /opus-.*-(?:\w{3,}|ar|ms|no|sh|vi|zh)$/.test(model.id)
    ? markedText(model, text)
    : unpunctuated(model, text);

/** What a pipeline reads. */
export function pipedText(model: ModelRecord, given: string): Code<'python'> {
  const texts = pairOf(model, given);
  return texts ? py`${{ text: texts[0], text_pair: texts[1] }}` : py`${plainText(model, given)}`;
}

const begun = (model: ModelRecord, text: string): string =>
  /code|h2ogpt|pajama|vicuna/i.test(model.id) ? begunText(model, text) : text;

/** What a pipeline continues. */
export const continuedText = (model: ModelRecord, given: string): Code<'python'> =>
  py`${begun(model, given)}, max_new_tokens=40${marksEnd(model) ? py`, add_special_tokens=False` : py.none}`;

/** Encoder-decoders that were trained with prefixes or on long texts: their config has prefixes, or their name tells. */
const mayHavePrefix = ({ id, config }: ModelRecord): boolean =>
  config?.task_specific_params !== undefined || /t5|flux-p|cnn|sum/i.test(String([id, config?.model_type]));

/** Its tokenizer ends a text by itself. */
const isRewriter = ({ model }: Classes): boolean => model === 'AutoModelForSeq2SeqLM';

function textFor(model: ModelRecord, classes: Classes, text: string): string {
  if (classes.model === 'AutoModelForCausalLM' && isInstructed(model)) return instruction(model);
  const sequence = /prot_|selfies|tiberta/i.test(model.id) ? sequenceOf(model) : undefined;
  if (sequence !== undefined) return sequence;
  const plain = plainText(model, text);
  if (isRewriter(classes) && mayHavePrefix(model)) return prefixedText(model, plain);
  return classes.model === 'AutoModelForCausalLM' ? begun(model, plain) : plain;
}

/** An encoder-decoder with the tokenizer of BERT, whose types of tokens it does not take. */
const writesFromWords = (model: ModelRecord, classes: Classes): boolean =>
  isRewriter(classes) &&
  (filesOf(model).includes('vocab.txt') || /bart[^]*chinese/i.test(model.id)) &&
  hasWordList(model);

/** The first arguments of a tokenizer. Dialogue models without a chat template end a turn with a token. */
export function completedText(model: ModelRecord, classes: Classes, text: string): Code<'python'> {
  if (model.pipeline_tag === 'conversational' && isConversational(model))
    return py`${sampleText(model, 'text-generation')}${isRewriter(classes) ? py.none : py` + tokenizer.eos_token`}`;
  const texts = pairOf(model, text);
  if (texts) return py`${texts[0]}, ${texts[1]}`;
  const marks = marksEnd(model);
  const unmarked = marks === undefined ? py.none : py`, add_special_tokens=False`;
  const untyped =
    marks === 'words' || writesFromWords(model, classes) ? py`, return_token_type_ids=False` : py.none;
  return py`${textFor(model, classes, text)}${unmarked}${untyped}`;
}
