/** @module The query of a listing: what to list, and which fields of it. */

import type { RepoKind } from '../store/store.ts';

/** Under the hub API's own names. */
export interface HubFilter {
  readonly search?: string;
  readonly author?: string;
  /** Tags, all of which must be there. */
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

/** A listing gives little unless asked; these are the fields that snippets, pages and search use. */
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
    'widgetData',
  ],
  dataset: [...everyKind, 'description', 'downloads', 'gated', 'paperswithcode_id'],
  space: [...everyKind, 'datasets', 'models', 'runtime', 'sdk', 'subdomain'],
};

export function listQuery(kind: RepoKind, filter: HubFilter, pageSize: number): string {
  return queryOf(filter, pageSize, fields[kind]);
}

/** Of everything, with next to nothing but the ids: a hub that is asked for no field gives more. */
export function idsQuery(pageSize: number): string {
  return queryOf({}, pageSize, ['createdAt']);
}

/** By age, because that order does not change while the pages are read. */
function queryOf(filter: HubFilter, pageSize: number, expand: readonly string[]): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
  }
  query.append('sort', 'createdAt');
  query.append('direction', '-1');
  query.append('limit', String(pageSize));
  for (const field of expand) query.append('expand', field);
  return `?${query.toString()}`;
}
