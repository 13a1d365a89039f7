/** @module The record a snippet is made for: the one that is known here, with what the options add or say otherwise. */
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
    // A record that is known says itself which library it is for.
    ...(known === undefined && library !== undefined && { library_name: library }),
    ...(task !== undefined && { pipeline_tag: task }),
    tags: [...new Set([...(known?.tags ?? []), ...tag])],
  };
}

/** Whether the options alone say enough about a model that nobody here knows. */
export const saysEnough = ({ library, task, tag = [] }: RecordOptions): boolean =>
  library !== undefined || task !== undefined || tag.length > 0;
