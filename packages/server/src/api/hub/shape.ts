/** @module Records in the shapes in which hub clients expect them: short in lists, whole on request, or as picked. */
import type { RepoKind } from '@loadout/hub';
import type { HubRecord } from '../../services.ts';

export interface ShapeRequest {
  /** Fields asked for one by one; they replace the usual ones. */
  readonly expand?: readonly string[] | undefined;
  readonly full?: boolean | undefined;
  readonly config?: boolean | undefined;
  readonly cardData?: boolean | undefined;
  /** Further fields of a list. */
  readonly also?: readonly string[] | undefined;
}

const listFields: Readonly<Record<RepoKind, readonly string[]>> = {
  model: ['downloads', 'likes', 'trendingScore', 'pipeline_tag', 'library_name', 'createdAt'],
  dataset: [
    'author',
    'sha',
    'gated',
    'disabled',
    'downloads',
    'likes',
    'trendingScore',
    'createdAt',
    'lastModified',
  ],
  space: ['sdk', 'likes', 'trendingScore', 'createdAt'],
};

const fullFields: Readonly<Record<RepoKind, readonly string[]>> = {
  model: ['author', 'sha', 'gated', 'disabled', 'lastModified', 'siblings'],
  dataset: ['cardData', 'siblings', 'description', 'citation'],
  space: ['author', 'sha', 'disabled', 'lastModified', 'cardData', 'siblings', 'runtime'],
};

const always = ['_id', 'id', 'modelId', 'private', 'tags'] as const;

/** One record of a list. */
export function listShape(kind: RepoKind, record: HubRecord, request: ShapeRequest): HubRecord {
  if (request.expand !== undefined) return pickedShape(kind, record, request.expand);
  const fields = [
    ...always,
    ...listFields[kind],
    ...(request.full === true ? fullFields[kind] : []),
    ...(request.config === true ? ['config'] : []),
    ...(request.cardData === true ? ['cardData'] : []),
    ...(request.also ?? []),
  ];
  return pick(completed(kind, record), fields);
}

/** The record as it is, with what every hub answer states. */
export function itemShape(kind: RepoKind, record: HubRecord, request: ShapeRequest): HubRecord {
  return request.expand === undefined ? completed(kind, record) : pickedShape(kind, record, request.expand);
}

const pickedShape = (kind: RepoKind, record: HubRecord, expand: readonly string[]): HubRecord =>
  pick(completed(kind, record), ['_id', 'id', ...expand]);

/** What a hub always says and a record may leave out because it follows from the rest. */
function completed(kind: RepoKind, record: HubRecord): HubRecord {
  const [owner] = record.id.split('/', 1);
  return {
    ...(kind === 'model' && { modelId: record.id }),
    ...(owner !== undefined && owner !== record.id && { author: owner }),
    private: false,
    tags: [],
    ...record,
  };
}

function pick(record: HubRecord, fields: readonly string[]): HubRecord {
  const kept: Record<string, unknown> = {};
  for (const field of fields) if (Object.hasOwn(record, field)) kept[field] = record[field];
  return { ...kept, id: record.id };
}
