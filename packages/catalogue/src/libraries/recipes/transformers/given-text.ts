/** @module The text for a model that needs another than a sentence: with a prefix, an instruction, or without marks. */
import { type Code, py } from '../../../code/index.ts';
import { isConversational } from '../../../records/chat-model.ts';
import { filesOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { sampleText } from '../../../snippets/samples.ts';
import { isInstructed } from './chat-inputs.ts';
import type { Classes } from './classes.ts';
import { instruction } from './instruction.ts';
import { modelTypeNameOf } from './model-type.ts';
import { prefixedText } from './prefix.ts';

/** What models of molecules and proteins read, by their name. */
const sequences: readonly (readonly [name: RegExp, text: string])[] = [
  [/selfies/i, '[C] [C] [O]'],
  [/(?:^|[-_/])prot_/i, 'M Q I F V K T L T G K T I T L E V E P S'],
];

/** A tokenizer of an encoder: it ends a text with a mark, after which a decoder begins another. */
export function marksEnd(model: ModelRecord): 'pieces' | 'words' | undefined {
  if (modelTypeNameOf(model)?.startsWith('gpt') !== true) return undefined;
  const files = filesOf(model);
  if (files.includes('vocab.txt') && !files.includes('merges.txt')) return 'words';
  const pieces = files.includes('spiece.model') && !files.includes('tokenizer.json');
  return pieces || model.id.startsWith('rinna/japanese-gpt') ? 'pieces' : undefined;
}

const pair = /^\[CLS\]\s*(\S[^]*?)\s*\[SEP\]\s*(\S[^]*?)\s*(?:\[SEP\])?$/;

/** The two texts of a pair that was written with its marks, which the tokenizer adds. */
function pairIn(text: string): readonly [first: string, second: string] | undefined {
  const [, first, second] = pair.exec(text) ?? [];
  return first === undefined || second === undefined ? undefined : [first, second];
}

/** What a pipeline reads; a text that is no pair as it is. */
export function pipedPair(given: string): Code<'python'> {
  const texts = pairIn(given);
  return texts ? py`${{ text: texts[0], text_pair: texts[1] }}` : py`${given}`;
}

function textFor(model: ModelRecord, classes: Classes, text: string): string {
  if (classes.model === 'AutoModelForCausalLM' && isInstructed(model)) return instruction(model);
  return sequences.find(([name]) => name.test(model.id))?.[1] ?? prefixedText(model, text);
}

/** The first arguments of a tokenizer. Dialogue models without a chat template end a turn with a token. */
export function completedText(model: ModelRecord, classes: Classes, text: string): Code<'python'> {
  if (model.pipeline_tag === 'conversational' && isConversational(model))
    return py`${sampleText(model, 'text-generation')} + tokenizer.eos_token`;
  const texts = pairIn(text);
  if (texts) return py`${texts[0]}, ${texts[1]}`;
  const marks = marksEnd(model);
  const unmarked = marks === undefined ? py.none : py`, add_special_tokens=False`;
  const untyped = marks === 'words' ? py`, return_token_type_ids=False` : py.none;
  return py`${textFor(model, classes, text)}${unmarked}${untyped}`;
}
