/** @module Builds the query of a listing: filters and fields. */

import type { RepoKind } from '../store/store.ts';

/** With the parameter names of the hub API. */
export interface HubFilter {
  readonly search?: string;
  readonly author?: string;
  /** Tags; a record must have all of them. */
  readonly filter?: readonly string[];
  readonly pipeline_tag?: string;
  readonly library?: string;
  readonly gated?: boolean;
  readonly num_parameters?: string;
  readonly inference_provider?: string;
}

const everyKind = [
  'author',
  'cardData',
  'createdAt',
  'disabled',
  'lastModified',
  'likes',
  'private',
  'sha',
  'siblings',
  'tags',
  'trendingScore',
] as const;

/** Listings return few fields by default; these are the ones that snippets, pages and search use. */
const fields: Readonly<Record<RepoKind, readonly string[]>> = {
  model: [
    ...everyKind,
    'config',
    'downloads',
    'gated',
    'gguf',
    'inferenceProviderMapping',
    'library_name',
    'mask_token',
    'pipeline_tag',
    'safetensors',
    'transformersInfo',
    'usedStorage',
    'widgetData',
  ],
  dataset: [...everyKind, 'description', 'downloads', 'gated', 'paperswithcode_id'],
  space: [...everyKind, 'datasets', 'models', 'runtime', 'sdk', 'subdomain'],
};

/** Orders of a listing. Only the order by creation does not change while pages are read. */
export const listOrders = ['createdAt', 'downloads', 'lastModified', 'likes', 'trendingScore'] as const;
export type ListOrder = (typeof listOrders)[number];

export function listQuery(
  kind: RepoKind,
  filter: HubFilter,
  pageSize: number,
  order: ListOrder = 'createdAt',
): string {
  return queryOf(filter, pageSize, fields[kind], order);
}

/** All records with one small field: without `expand`, a hub returns more. */
export function idsQuery(pageSize: number): string {
  return queryOf({}, pageSize, ['createdAt']);
}

function queryOf(
  filter: HubFilter,
  pageSize: number,
  expand: readonly string[],
  order: ListOrder = 'createdAt',
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
  }
  query.append('sort', order);
  query.append('direction', '-1');
  query.append('limit', String(pageSize));
  for (const field of expand) query.append('expand', field);
  return `?${query.toString()}`;
}
