/** @module Traverses and rewrites a record as plain JSON. A path is written `cardData.widget.*.text`. */
import type { ModelRecord } from '@loadout/catalogue';
import type { Json } from '../json.ts';

export type { Json } from '../json.ts';

export const toJson = (record: ModelRecord): Json => {
  const copy: Json = JSON.parse(JSON.stringify(record));
  return copy;
};

export const toRecord = (value: Json): ModelRecord => {
  const record: ModelRecord = JSON.parse(JSON.stringify(value));
  return record;
};

/** Objects whose keys are chosen by the author, not field names: the columns of a table. */
const dictionary = /(?:^|\.)(?:table|structured_data|example_input|auto_map)$/;

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Changes every string, and every key chosen by the author; a key has the path `….table.{}`. */
export function rewrite(value: Json, change: (text: string, path: string) => string, path = ''): Json {
  if (typeof value === 'string') return change(value, path);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => rewrite(entry, change, join(path, '*')));
  const free = dictionary.test(path);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry], index) => {
      const name = free ? `${change(key, join(path, '{}'))}${index === 0 ? '' : index}` : key;
      return [name, rewrite(entry, change, join(path, free ? '*' : key))];
    }),
  );
}

/** Paths of all strings and author-chosen keys. */
export function textPaths(value: Json): Set<string> {
  const paths = new Set<string>();
  rewrite(value, (text, path) => {
    paths.add(path);
    return text;
  });
  return paths;
}

/** Paths of all values, containers included. */
export function valuePaths(value: Json, path = ''): Set<string> {
  const paths = new Set(path === '' ? [] : [path]);
  if (typeof value !== 'object' || value === null) return paths;
  const entries = Array.isArray(value)
    ? value.map((entry) => ['*', entry] as const)
    : Object.entries(value).map(([key, entry]) => [dictionary.test(path) ? '*' : key, entry] as const);
  for (const [key, entry] of entries) for (const one of valuePaths(entry, join(path, key))) paths.add(one);
  return paths;
}

/** A copy without the value at a path, or with another one there. */
export function replaceAt(value: Json, path: string, replacement: { value: unknown } | undefined): unknown {
  const [head = '', ...rest] = path.split('.');
  const tail = rest.join('.');
  if (typeof value !== 'object' || value === null) return value;
  const change = (entry: Json): unknown =>
    tail === '' ? replacement?.value : replaceAt(entry, tail, replacement);
  const remove = tail === '' && replacement === undefined;
  if (Array.isArray(value)) return remove ? [] : value.map(change);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(remove && (key === head || head === '*')))
      .map(([key, entry]) => [key, key === head || head === '*' ? change(entry) : entry]),
  );
}
