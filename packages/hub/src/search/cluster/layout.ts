/** @module The layout of an index in the cluster: fields, settings, and what its metadata say about its origin. */

import { type Facet, facets, type Measure, measures } from '../fields/names.ts';
import { longestPage } from '../query/limits.ts';

/** Raised when a field or its meaning changes: an index of another layout is rebuilt. */
export const layoutVersion = 1;

export interface IndexOrigin {
  readonly layout: number;
  readonly store: string;
  readonly rules: string;
}

export interface ShardCounts {
  readonly shards: number;
  readonly replicas: number;
}

/** Longer than any id or tag, and below the limit of a term in bytes. */
const longestTerm = 8_000;

/** Searched by exact value or prefix; our own analysis makes the words. */
const searched = { type: 'keyword', doc_values: false, ignore_above: longestTerm };
const counted = { type: 'keyword', index: false, ignore_above: longestTerm };
const sorted = { type: 'double' };
/** Only read back with a result. */
const kept = { type: 'keyword', index: false, doc_values: false };

const forEach = (names: readonly string[], field: object): Record<string, object> =>
  Object.fromEntries(names.map((name) => [name, field]));

/** Fields of a document; those of a facet are in `has` (lower case, to filter) and `count` (see `countKey`). */
export const fieldNames = {
  kind: 'kind',
  key: 'key',
  name: 'name',
  idWords: 'idWords',
  /** Of the id, the tags and the summary. */
  text: 'text',
  card: 'card',
  /** Of the id and the tags; one field per kind, so that its words can be suggested by kind. */
  words: (kind: string): string => `words.${kind}`,
  has: (facet: Facet): string => `has.${facet}`,
  count: (facet: Facet): string => `count.${facet}`,
  figure: (measure: Measure): string => `figure.${measure}`,
} as const;

/** Writes go to this alias of an index: a write to an index that was deleted must not create it again. */
export const writeAlias = (index: string): string => `${index}.write`;

export const indexBody = (index: string, origin: IndexOrigin, { shards, replicas }: ShardCounts): object => ({
  aliases: { [writeAlias(index)]: {} },
  settings: {
    index: {
      number_of_shards: shards,
      number_of_replicas: replicas,
      // Writers refresh, and only then advance the position that readers compare with.
      refresh_interval: '-1',
      max_result_window: longestPage + 1,
      max_regex_length: 100_000,
      // The order of popularity: results in this order need not be collected before they are sorted.
      'sort.field': [fieldNames.figure('downloads'), fieldNames.figure('score'), fieldNames.key],
      'sort.order': ['desc', 'desc', 'asc'],
    },
  },
  mappings: {
    dynamic: 'strict',
    _meta: origin,
    _source: { includes: ['id', 'task', 'changed'] },
    properties: {
      id: kept,
      task: kept,
      changed: { type: 'double', index: false, doc_values: false },
      kind: searched,
      key: { type: 'keyword' },
      name: searched,
      idWords: searched,
      text: searched,
      card: searched,
      words: { properties: forEach(['model', 'dataset', 'space'], searched) },
      has: { properties: forEach(facets, searched) },
      count: { properties: forEach(facets, counted) },
      figure: { properties: forEach(measures, sorted) },
    },
  },
});

/** Sorts before every character of a value. */
const separator = '\u0000';

/** Ordered like facet values: case-insensitive, then by spelling. */
export const countKey = (value: string): string => `${value.toLowerCase()}${separator}${value}`;

/**
 * The rest of a key, as a regular expression. OpenSearch 2.19 treats `.*` at the end as a prefix search, which fails
 * with an index_out_of_bounds_exception in a shard without such values.
 */
export const countKeyEnd = `${separator}.+`;

export const valueOfKey = (key: string): string => key.slice(key.indexOf(separator) + 1);

/** Figures are not negative, so an absent one sorts last in descending order. */
export const absentFigure = -1;
