/** @module Where a tokenizer or processor comes from if the repository lists its files and has none: its base model. */
import { baseModelOf, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import { type Classes, tokenizer } from './classes.ts';
import { modelTypeNameOf } from './model-type.ts';

/** Checkpoints that names of fine-tuned models begin with or contain, the longest first. */
const checkpoints: readonly (readonly [name: string, id: string])[] = [
  ['bert-base-multilingual-uncased', 'google-bert/bert-base-multilingual-uncased'],
  ['bert-base-multilingual-cased', 'google-bert/bert-base-multilingual-cased'],
  ['distilbert-base-multilingual-cased', 'distilbert/distilbert-base-multilingual-cased'],
  ['distilbert-base-uncased', 'distilbert/distilbert-base-uncased'],
  ['distilbert-base-cased', 'distilbert/distilbert-base-cased'],
  ['bert-large-uncased', 'google-bert/bert-large-uncased'],
  ['bert-large-cased', 'google-bert/bert-large-cased'],
  ['bert-base-uncased', 'google-bert/bert-base-uncased'],
  ['bert-base-cased', 'google-bert/bert-base-cased'],
  ['distilroberta-base', 'distilbert/distilroberta-base'],
  ['xlm-roberta-large', 'FacebookAI/xlm-roberta-large'],
  ['xlm-roberta-base', 'FacebookAI/xlm-roberta-base'],
  ['roberta-large', 'FacebookAI/roberta-large'],
  ['roberta-base', 'FacebookAI/roberta-base'],
  ['albert-base-v2', 'albert/albert-base-v2'],
  ['gpt2-medium', 'openai-community/gpt2-medium'],
  ['gpt2-large', 'openai-community/gpt2-large'],
  ['distilgpt2', 'distilbert/distilgpt2'],
  ['gpt2', 'openai-community/gpt2'],
  ['t5-small', 'google-t5/t5-small'],
  ['t5-large', 'google-t5/t5-large'],
  ['t5-base', 'google-t5/t5-base'],
  ['mt5-small', 'google/mt5-small'],
  ['mt5-base', 'google/mt5-base'],
  ['bart-large', 'facebook/bart-large'],
  ['bart-base', 'facebook/bart-base'],
];

const containing = (name: string): string | undefined => {
  const words = `-${name.toLowerCase().replaceAll(/[\s_.]/g, '-')}-`;
  return checkpoints.find(([checkpoint]) => words.includes(`-${checkpoint}-`))?.[1];
};

/** Types whose checkpoints share one tokenizer. */
const shared: Readonly<Record<string, string>> = {
  bart: 'facebook/bart-base',
  gpt2: 'openai-community/gpt2',
  roberta: 'FacebookAI/roberta-base',
  t5: 'google-t5/t5-base',
};

const fromBase = (id: string): Warning => ({
  code: 'inferred',
  message: `The repository has no tokenizer: this loads that of ${id}.`,
});

const absent = (what: string): Warning => ({
  code: 'unfit',
  message: `The repository has no ${what}: load that of the model it was trained from.`,
});

export interface PreparerSource {
  /** Another repository, if it is known. */
  readonly id?: string;
  readonly warning: Warning;
}

/** For a repository that `lacksPreparer`. */
export function preparerSource(model: ModelRecord, classes: Classes): PreparerSource {
  if (classes.processor !== tokenizer) return { warning: absent('processor') };
  const id = baseModelOf(model) ?? containing(nameOf(model)) ?? own(shared, modelTypeNameOf(model));
  return id === undefined || id === model.id
    ? { warning: absent('tokenizer') }
    : { id, warning: fromBase(id) };
}
