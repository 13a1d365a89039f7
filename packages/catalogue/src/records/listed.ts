/** @module Fields of a record that lists, pages and estimates show. Code for a library reads none of them but the date, and expects any type there. */
import { derivedSchema } from './derived.ts';
import { either, list, object, required } from './schema/compounds.ts';
import { count, date, flag, number, oneOf, text } from './schema/scalars.ts';

/** Of the repository. */
export const listedFields = {
  author: text,
  sha: text,
  createdAt: date,
  lastModified: date,
  disabled: flag,
  downloads: count,
  likes: count,
  trendingScore: number,
  /** The first sentence of the repository's card, where the store has the card. */
  cardSummary: text,
  /** What became of the repository on its hub, if it can no longer be read there. */
  upstream: object({ state: required(oneOf('deleted', 'gated', 'private', 'renamed')), movedTo: text }),
  derived: derivedSchema,
} as const;

/** Of the config: how much memory a context takes. */
export const sizeFields = {
  num_hidden_layers: count,
  num_attention_heads: count,
  num_key_value_heads: count,
  hidden_size: count,
  head_dim: count,
} as const;

/** Of the card of a model. */
export const originFields = {
  license_name: text,
  license_link: text,
  datasets: either(text, list(text)),
} as const;
