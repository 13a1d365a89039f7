/** @module The record for a snippet: the stored one, with the overrides of the options. */
import type { ModelRecord } from '@loadout/catalogue';

export interface RecordOptions {
  readonly library?: string | undefined;
  readonly task?: string | undefined;
  readonly tag?: readonly string[] | undefined;
}

export function givenRecord(id: string, known: ModelRecord | undefined, options: RecordOptions): ModelRecord {
  const { library, task, tag = [] } = options;
  return {
    ...known,
    id: known?.id ?? id,
    // A stored record already names its library.
    ...(known === undefined && library !== undefined && { library_name: library }),
    ...(task !== undefined && { pipeline_tag: task }),
    tags: [...new Set([...(known?.tags ?? []), ...tag])],
  };
}

/** Whether the options alone describe a model that is not stored. */
export const saysEnough = ({ library, task, tag = [] }: RecordOptions): boolean =>
  library !== undefined || task !== undefined || tag.length > 0;
