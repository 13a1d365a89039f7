/** @module Hostile copies of a record: what a repository's author could write into its metadata. */
import type { ModelRecord } from '@loadout/catalogue';
import type { Json } from '../json.ts';
import { fillIn, isSelector } from './fields.ts';
import { textPaths, toJson, toRecord } from './json.ts';
import { combined, harmless, payloads } from './payloads.ts';
import { type Target, type Variant, variants } from './variants.ts';

const isFree = (path: string): boolean => !isSelector(path);

function* targets(record: Json): Iterable<Target> {
  yield { name: 'all free texts', base: record, includes: isFree, payloads };
  yield { name: 'all free texts, none absent', base: fillIn(record), includes: isFree, payloads: combined };
  yield { name: 'id', base: record, includes: (path) => path === 'id', payloads };
  for (const path of textPaths(record))
    if (path !== 'id')
      yield { name: path, base: record, includes: (one) => one === path, payloads: combined };
}

/** Tags select branches by presence: additional hostile ones must change nothing, a first one as little as a name. */
function* furtherTags(record: ModelRecord): Iterable<Variant<ModelRecord>> {
  const [name = ''] = harmless;
  const twins = record.tags?.length ? [record] : [record, { ...record, tags: [name] }];
  for (const [label, payload] of Object.entries(combined))
    yield {
      label: `${label} as a further tag`,
      input: { ...record, tags: [...(record.tags ?? []), payload] },
      harmless: twins,
    };
}

export function* hostile(record: ModelRecord): Iterable<Variant<ModelRecord>> {
  for (const target of targets(toJson(record))) yield* variants(target, toRecord);
  yield* furtherTags(record);
}
