/** @module The record of the playground: the text, or a record made of a few fields; and what is wrong with it. */
import { faultMessage, read, type RecordKind, recordSchemas } from '@loadout/catalogue/records';
import { type FieldPath, parseLocated, type Place } from './json.ts';

/** A remark about the text, with its position. */
export interface Finding {
  readonly message: string;
  readonly place?: Place;
}

export type JsonRecord = Readonly<Record<string, unknown>>;

export type ReadRecord =
  | { readonly record: JsonRecord; readonly ignored: readonly Finding[] }
  | { readonly problem: Finding };

export const kinds = ['model', 'dataset', 'space'] as const satisfies readonly RecordKind[];

export const readKind = (text: unknown): RecordKind => kinds.find((kind) => kind === text) ?? 'model';

/** In characters. More would make the page slow while typing. */
export const longestRecord = 100_000;

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

export function readRecord(text: string, kind: RecordKind): ReadRecord {
  if (text.length > longestRecord)
    return {
      problem: { message: `The record is longer than ${longestRecord.toLocaleString('en')} characters.` },
    };
  const located = parseLocated(text);
  if ('problem' in located) return { problem: { message: located.problem, place: located.place } };
  const { value, placeOf } = located;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: { message: 'A record is an object: { "id": "owner/name", … }.', place: placeOf([]) } };
  const record = Object.fromEntries(Object.entries(value));
  const { value: usable, faults } = read(recordSchemas[kind], record);
  if (usable === undefined)
    return {
      problem: {
        message: 'The record needs an "id", a string such as "owner/name".',
        place: placeOf(['id']),
      },
    };
  return {
    record,
    ignored: faults.map((fault) => ({
      message: `Ignored: ${fieldName(fault.path)} ${faultMessage(fault)}.`,
      place: placeOf(fault.path),
    })),
  };
}

/** `tags[2]`, `cardData.license`. */
const fieldName = (path: FieldPath): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
