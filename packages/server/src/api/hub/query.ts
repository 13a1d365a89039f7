/** @module Maps the hub API's query parameters to a search request. */
import { z } from '@hono/zod-openapi';
import { providers } from '@loadout/catalogue';
import type { Sort } from '@loadout/hub';
import type { SearchRequest } from '../../services.ts';
import {
  cappedPageSize,
  contextLength,
  cursor,
  fits,
  parameterRange,
  repeated,
  searchText,
  truth,
} from '../schemas/query.ts';

const sorts: Readonly<Record<string, Sort>> = {
  trendingScore: 'trending',
  trending_score: 'trending',
  trending: 'trending',
  likes7d: 'trending',
  downloads: 'downloads',
  likes: 'likes',
  createdAt: 'created',
  created_at: 'created',
  lastModified: 'updated',
  last_modified: 'updated',
};

const word = z.string().min(1).max(200).optional();

/** Unlisted parameters are ignored, as on other hubs: clients send parameters that not every server supports. */
export const hubQuerySchema = z.object({
  search: searchText.openapi({ description: 'Words of the id.', example: 'bert' }),
  author: word.openapi({ description: 'Owner.', example: 'google-bert' }),
  filter: repeated('Tag, task, library, language or `license:…`; several mean all of them.', 'license:mit'),
  pipeline_tag: word.openapi({ description: 'Task id.', example: 'fill-mask' }),
  library: repeated('Library key; several mean any of them.', 'transformers'),
  trained_dataset: repeated('Dataset a model was trained on.', 'wikipedia'),
  apps: repeated('Local app.', 'ollama'),
  inference_provider: repeated('Inference provider; `all` means any of them.', 'together'),
  inference: word.openapi({ description: '`warm`: served by some inference provider.', example: 'warm' }),
  num_parameters: parameterRange,
  fits,
  context: contextLength,
  gated: truth,
  sort: z.enum(Object.keys(sorts)).optional(),
  direction: z.enum(['-1', '1']).optional().openapi({ description: '-1, the default, is descending.' }),
  limit: cappedPageSize(100, 1000),
  cursor,
  full: truth,
  config: truth,
  cardData: truth,
  expand: repeated('Field to answer with, instead of the usual ones.', 'downloads'),
  'expand[]': repeated('The same as `expand`.', 'likes'),
});

export type HubQuery = z.infer<typeof hubQuerySchema>;

export function searchRequestOf(query: HubQuery): SearchRequest {
  const trainedOn = split(query.trained_dataset).map((id) => `dataset:${id}`);
  return {
    text: query.search,
    author: query.author === undefined ? undefined : [query.author],
    tag: [...split(query.filter), ...trainedOn],
    task: query.pipeline_tag === undefined ? undefined : [query.pipeline_tag],
    library: split(query.library),
    app: split(query.apps),
    provider: providersOf(query),
    params: query.num_parameters,
    fits: query.fits,
    context: query.context,
    gated: query.gated,
    sort: query.sort === undefined ? undefined : sorts[query.sort],
    direction: query.direction === '1' ? 'asc' : undefined,
    facets: [],
    limit: query.limit,
    cursor: query.cursor,
  };
}

export function expandOf(query: Pick<HubQuery, 'expand' | 'expand[]'>): readonly string[] | undefined {
  const fields = [...split(query.expand), ...split(query['expand[]'])];
  return fields.length === 0 ? undefined : fields;
}

function providersOf({ inference_provider: requested, inference }: HubQuery): readonly string[] {
  const named = split(requested);
  return named.includes('all') || (named.length === 0 && inference === 'warm')
    ? Object.keys(providers)
    : named;
}

/** Older clients send several values separated by commas. */
const split = (values: readonly string[] | undefined): readonly string[] =>
  (values ?? []).flatMap((each) => each.split(',')).filter((each) => each !== '');
