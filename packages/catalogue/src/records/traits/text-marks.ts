/** @module What a model must be told to compare texts: the prefix it was trained with, or the task. */
import { nameOf } from '../fields.ts';
import type { ModelRecord } from '../model.ts';

/** Arguments of `encode`: `prompt` precedes every text. */
export type Marks = Readonly<Record<string, string>>;

/** By whole names: a model that was trained from one of these may have been trained without the prefix. */
const known: readonly (readonly [name: RegExp, marks: Marks])[] = [
  [
    /^(?:sentence-transformers-)?(?:multilingual-)?e5-(?:base|large|small)(?:-v2|-unsupervised)?$/i,
    { prompt: 'query: ' },
  ],
  [/^nomic-embed-text-v(?:1|1\.5|2-moe)(?:-ablated|-unsupervised)?$/i, { prompt: 'clustering: ' }],
  [/^embeddinggemma-300m(?:-qat-q[48]_0(?:-unquantized)?)?$/i, { prompt_name: 'STS' }],
  [/^mmlw-retrieval-roberta-(?:base|large)$/i, { prompt: 'zapytanie: ' }],
  [/^mmlw-retrieval-e5-(?:base|large|small)$|^rosetta-base-ja$/i, { prompt: 'query: ' }],
  [/^frida$/i, { prompt: 'paraphrase: ' }],
  [/^ru-en-rosberta$/i, { prompt: 'classification: ' }],
  [/^instructor-(?:base|large|xl)$/i, { prompt: 'Represent the sentence: ' }],
  // The instruction of their authors for pairs of sentences.
  [
    /^(?:multilingual-e5-large|e5-mistral-7b|gte-qwen2-[\d.]+b)-instruct$/i,
    { prompt: 'Instruct: Retrieve semantically similar text.\nQuery: ' },
  ],
  [/^jina-embeddings-v4$/i, { task: 'text-matching' }],
];

const unmarked: Marks = {};

/** Whether the repository has one prefix for queries and one for documents, which the methods for each add. */
export const marksQueries = (model: ModelRecord): boolean =>
  /^llama-(?:nemotron-embed-1b|embed-nemotron-8b)/i.test(nameOf(model));

export const marksOf = (model: ModelRecord): Marks =>
  known.find(([name]) => name.test(nameOf(model)))?.[1] ?? unmarked;

/** What is written before every text, where nothing adds it. A conversion has the name of the model, and its format. */
export function textPrefixOf(model: ModelRecord): string {
  const { prompt, prompt_name: name } = marksOf({ id: model.id.replace(/[-_](?:onnx|gguf)$/i, '') });
  return prompt ?? (name === 'STS' ? 'task: sentence similarity | query: ' : '');
}

/** Whether the model is known to need them. */
export const isMarked = (model: ModelRecord): boolean => marksOf(model) !== unmarked;
