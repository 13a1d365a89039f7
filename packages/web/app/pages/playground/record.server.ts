/** @module The record of the playground: as it was typed, or made of a few fields of the address. */
import { CatalogueError, readModel } from '@loadout/catalogue';
import { parseLocated, type Place } from './json.ts';

/** Something about the text, at its line. */
export interface Finding {
  readonly message: string;
  readonly place?: Place;
}

export type ReadRecord =
  | { readonly record: Readonly<Record<string, unknown>>; readonly ignored: readonly Finding[] }
  | { readonly problem: Finding };

/** Longer records do not fit into an address that every server takes. */
export const longest = 6_000;

const example = {
  id: 'your-name/your-model',
  pipeline_tag: 'text-classification',
  library_name: 'transformers',
  tags: ['transformers', 'safetensors'],
};

/** `?record=` as it was typed; else a record made of the fields that a short form has, by their own names. */
export function recordText(parameters: URLSearchParams): string {
  const given = parameters.get('record');
  if (given !== null) return given.slice(0, longest + 1).replaceAll('\r\n', '\n');
  const id = parameters.get('id')?.trim();
  return printRecord(id === undefined || id === '' ? example : recordOf(id, parameters));
}

function recordOf(id: string, parameters: URLSearchParams): Readonly<Record<string, unknown>> {
  const field = (name: string): string => (parameters.get(name) ?? '').trim();
  const library = field('library_name');
  const task = field('pipeline_tag');
  const tags = field('tags')
    .split(/[\s,]+/)
    .filter((tag) => tag !== '');
  return {
    id,
    ...(task !== '' && { pipeline_tag: task }),
    ...(library !== '' && { library_name: library }),
    ...(tags.length > 0 && { tags }),
  };
}

export const printRecord = (record: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(record, undefined, 2);

export function readRecord(text: string): ReadRecord {
  if (text.length > longest)
    return {
      problem: {
        message: `The record is longer than ${longest} characters; send it to POST /api/snippets instead.`,
      },
    };
  const read = parseLocated(text);
  if ('problem' in read) return { problem: { message: read.problem, place: read.place } };
  if (typeof read.value !== 'object' || read.value === null || Array.isArray(read.value))
    return {
      problem: {
        message: 'A record is an object: { "id": "owner/name", … }.',
        place: { line: 1, column: 1 },
      },
    };
  const record = Object.fromEntries(Object.entries(read.value));
  const finding = (message: string, field: string): Finding => {
    const place = read.placeOf(field);
    return place ? { message, place } : { message };
  };
  try {
    const { ignored } = readModel(record);
    return {
      record,
      ignored: ignored.map((field) =>
        finding(`“${field}” has a value of the wrong kind and is left out.`, field),
      ),
    };
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return { problem: finding(error.message, 'id') };
  }
}
