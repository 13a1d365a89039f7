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

/** What becomes of each record of a list. */
export function listShape(kind: RepoKind, request: ShapeRequest): (record: HubRecord) => HubRecord {
  const fields = request.expand === undefined ? fieldsOfList(kind, request) : pickedFields(request.expand);
  return (record) => pick(kind, record, fields);
}

const fieldsOfList = (kind: RepoKind, request: ShapeRequest): readonly string[] => [
  ...always,
  ...listFields[kind],
  ...(request.full === true ? fullFields[kind] : []),
  ...(request.config === true ? ['config'] : []),
  ...(request.cardData === true ? ['cardData'] : []),
  ...(request.also ?? []),
];

/** The record as it is, with what every hub answer states. */
export function itemShape(kind: RepoKind, record: HubRecord, request: ShapeRequest): HubRecord {
  return request.expand === undefined
    ? { ...implied(kind, record), ...record }
    : pick(kind, record, pickedFields(request.expand));
}

const pickedFields = (expand: readonly string[]): readonly string[] => ['_id', 'id', ...expand];

/** What a hub always says and a record may leave out because it follows from the rest. */
function implied(kind: RepoKind, { id }: HubRecord): Readonly<Record<string, unknown>> {
  const slash = id.indexOf('/');
  return {
    ...(kind === 'model' && { modelId: id }),
    ...(slash >= 0 && { author: id.slice(0, slash) }),
    private: false,
    tags: [],
  };
}

function pick(kind: RepoKind, record: HubRecord, fields: readonly string[]): HubRecord {
  const otherwise = implied(kind, record);
  const kept: Record<string, unknown> & { id: string } = { id: record.id };
  for (const field of fields) {
    const source: Readonly<Record<string, unknown>> = Object.hasOwn(record, field) ? record : otherwise;
    if (Object.hasOwn(source, field)) kept[field] = source[field];
  }
  return kept;
}
