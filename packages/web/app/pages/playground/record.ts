/** @module The record of the playground: the text, or a record made of a few fields. */
import type { RecordKind } from '@loadout/catalogue/records';

export type JsonRecord = Readonly<Record<string, unknown>>;

export const kinds = ['model', 'dataset', 'space'] as const satisfies readonly RecordKind[];

export const readKind = (text: unknown): RecordKind => kinds.find((kind) => kind === text) ?? 'model';

/** In characters. More would make the page slow while typing. */
export const longestRecord = 32_000;

export const exampleRecords: Readonly<Record<RecordKind, JsonRecord>> = {
  model: {
    id: 'your-name/your-model',
    pipeline_tag: 'text-classification',
    library_name: 'transformers',
    tags: ['transformers', 'safetensors'],
  },
  dataset: {
    id: 'your-name/your-dataset',
    tags: ['format:parquet', 'library:datasets', 'library:pandas'],
    siblings: [{ rfilename: 'data/train.parquet' }],
  },
  space: { id: 'your-name/your-space', sdk: 'gradio', tags: ['gradio'] },
};

/** The fields of the short form. */
export interface Description {
  readonly id: string;
  readonly pipeline_tag: string;
  readonly library_name: string;
  readonly tags: string;
}

export const descriptionFields = [
  'id',
  'pipeline_tag',
  'library_name',
  'tags',
] as const satisfies readonly (keyof Description)[];

/** The record with the fields of the form instead of its own; empty ones are removed. */
export function described(record: JsonRecord, form: Description): JsonRecord {
  const { id: _id, pipeline_tag: _task, library_name: _library, tags: _tags, ...others } = record;
  const tags = form.tags.split(/[\s,]+/).filter((tag) => tag !== '');
  const task = form.pipeline_tag.trim();
  const library = form.library_name.trim();
  return {
    id: form.id.trim(),
    ...(task !== '' && { pipeline_tag: task }),
    ...(library !== '' && { library_name: library }),
    ...(tags.length > 0 && { tags }),
    ...others,
  };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const descriptionOf = (record: JsonRecord): Description => ({
  id: asText(record['id']),
  pipeline_tag: asText(record['pipeline_tag']),
  library_name: asText(record['library_name']),
  tags: Array.isArray(record['tags']) ? record['tags'].map(asText).join(', ') : '',
});

/** `record` as it was sent; else a record made of the short form's fields; else an example. */
export function recordText(field: (name: string) => string | undefined, kind: RecordKind): string {
  const given = field('record');
  if (given !== undefined) return given.slice(0, longestRecord + 1).replaceAll('\r\n', '\n');
  const id = field('id')?.trim() ?? '';
  if (id === '') return printRecord(exampleRecords[kind]);
  const [, task = '', library = '', tags = ''] = descriptionFields.map((name) => field(name) ?? '');
  return printRecord(described({}, { id, pipeline_tag: task, library_name: library, tags }));
}

export const printRecord = (record: JsonRecord): string => JSON.stringify(record, undefined, 2);

/** The record of the text, unchecked; nothing while the text is not a JSON object. */
export function recordOf(text: string): JsonRecord | undefined {
  if (text.length > longestRecord) return undefined;
  try {
    return asRecord(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const asRecord = (value: unknown): JsonRecord | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
