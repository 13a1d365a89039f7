/** @module Selects the fields of a record as hub clients expect them: summary in lists, full record, or `expand`. */
import type { RepoKind } from '@loadout/hub';
import type { HubRecord } from '../../services.ts';
import { readableField, readableRecord } from './readable.ts';

export interface ShapeRequest {
  /** Fields to return instead of the default ones. */
  readonly expand?: readonly string[] | undefined;
  readonly full?: boolean | undefined;
  readonly config?: boolean | undefined;
  readonly cardData?: boolean | undefined;
  /** Additional list fields. */
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

/** Returns the function that selects the fields of each list item. */
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

/** The full record with the implied fields added. */
export function itemShape(kind: RepoKind, record: HubRecord, request: ShapeRequest): HubRecord {
  return request.expand === undefined
    ? readableRecord({ ...implied(kind, record), ...record })
    : pick(kind, record, pickedFields(request.expand));
}

const pickedFields = (expand: readonly string[]): readonly string[] => ['_id', 'id', ...expand];

/** Fields that every hub response has and that can be derived when the record leaves them out. */
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
    if (!Object.hasOwn(source, field)) continue;
    const value = readableField(field, source[field]);
    if (value !== undefined) kept[field] = value;
  }
  return kept;
}
