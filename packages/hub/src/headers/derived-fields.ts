/** @module Merges derived values into a record, marks them, and copies them to a newer record of the same commit. */

import type {
  DatasetPreview,
  Derived,
  ModelConfig,
  RecordTypes,
  RepositoryRecord,
} from '@loadout/catalogue/records';
import { pick } from '../records/json-object.ts';
import type { RepoKind } from '../store/store.ts';

export interface DerivedValues {
  readonly config?: ModelConfig;
  readonly safetensors?: RepositoryRecord['safetensors'];
  readonly gguf?: RepositoryRecord['gguf'];
  readonly preview?: DatasetPreview;
  readonly notice?: string;
}

/** Keeps existing `config` fields. After an outage of the hub the commit is left out, so that files are read again. */
export function withDerived<R extends RecordTypes[RepoKind]>(
  record: R,
  values: readonly DerivedValues[],
  { complete }: { readonly complete: boolean },
): R {
  const fields: string[] = [];
  const added: Record<string, unknown> = {};
  const config = configIn(record);
  for (const { notice: _, config: more = {}, ...given } of values) {
    Object.assign(added, given);
    fields.push(...Object.keys(given));
    for (const [name, value] of Object.entries(more)) {
      if (Object.hasOwn(config, name)) continue;
      config[name] = value;
      fields.push(inConfig + name);
    }
  }
  const notices = values.flatMap(({ notice }) => notice ?? []);
  const derived: Derived = {
    ...(complete && record.sha !== undefined && { commit: record.sha }),
    fields,
    ...(notices.length > 0 && { notices }),
  };
  return { ...record, ...added, ...(Object.keys(config).length > 0 && { config }), derived };
}

/** Copies the values that were read from the files for an earlier record of the same commit. */
export function carryDerived<R extends RecordTypes[RepoKind]>(record: R, earlier: R | undefined): R {
  const { derived } = earlier ?? {};
  if (earlier === undefined || derived?.commit === undefined || derived.commit !== record.sha) return record;
  const values = new Map<string, unknown>(Object.entries(earlier));
  const names = derived.fields ?? [];
  const top = names.filter((name) => !name.startsWith(inConfig) && !Object.hasOwn(record, name));
  const inner = names.filter((name) => name.startsWith(inConfig)).map((name) => name.slice(inConfig.length));
  const carried = pick(configIn(earlier), inner);
  return {
    ...record,
    ...Object.fromEntries(top.map((name) => [name, values.get(name)])),
    ...(inner.length > 0 && { config: { ...carried, ...configIn(record) } }),
    derived,
  };
}

const inConfig = 'config.';

function configIn(record: object): Record<string, unknown> {
  const config: unknown = 'config' in record ? record.config : undefined;
  return typeof config === 'object' && config !== null ? { ...config } : {};
}
