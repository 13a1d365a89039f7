/** @module Which vector of the tokens stands for a text, in a model whose pooling is not run with it. */
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

/** By the names of models; that of most is the mean. */
const known: readonly (readonly [name: RegExp, pooling: 'cls' | 'last_token'])[] = [
  [/^bge-(?:base|large|m3|small)|^gist-(?:base|large|small)|^granite-embedding|^mxbai-embed-large/i, 'cls'],
  [/^gte-(?:base-en|large-en|modernbert|multilingual)|^snowflake-arctic-embed|^uae-large/i, 'cls'],
  [/^multi-qa-mpnet-base-dot|^sapbert/i, 'cls'],
  [/^qwen3-embedding/i, 'last_token'],
];

export const poolingOf = (model: ModelRecord): 'cls' | 'last_token' | 'mean' =>
  known.find(([name]) => name.test(nameOf(model)))?.[1] ?? 'mean';
