/**
 * @module Reads the query of a search whose parameters are plain texts, as nearly all are. The schema documents the
 * parameters and reads every other query; both give the same for a query that is read here.
 */
import type { z } from '@hono/zod-openapi';
import { most } from './schemas/query.ts';
import { pageRows, type searchQuerySchema } from './schemas/search.ts';

type SearchParameters = z.output<typeof searchQuerySchema>;

/** Lists of any texts, limited as in the schema. */
const lists = [
  'task',
  'library',
  'license',
  'language',
  'author',
  'tag',
  'app',
  'quantization',
  'provider',
  'capability',
  'verified',
  'modality',
  'size',
  'format',
  'hardware',
] as const;
type ListName = (typeof lists)[number];

const listNames: ReadonlyMap<string, ListName> = new Map(lists.map((name) => [name, name]));

/** `undefined` for a query that the schema must read: it has other parameters, or breaks a rule. */
export function plainSearch(
  given: Readonly<Record<string, readonly string[]>>,
): SearchParameters | undefined {
  let text: string | undefined;
  let limit: number = pageRows.initial;
  const read: { [Name in ListName]?: string[] } = {};
  for (const [name, values] of Object.entries(given)) {
    const list = listNames.get(name);
    if (list !== undefined) {
      if (values.length > most.values || !values.every(isValue)) return undefined;
      read[list] = [...values];
      continue;
    }
    const [value = '', second] = values;
    if (second !== undefined) return undefined;
    if (name === 'q' && value.length <= most.text) text = value;
    else if (name === 'limit' && isPageSize(value)) limit = Number(value);
    else return undefined;
  }
  return text === undefined ? { ...read, limit } : { ...read, q: text, limit };
}

const isValue = (value: string): boolean => value.length > 0 && value.length <= most.characters;

const isPageSize = (value: string): boolean =>
  /^\d{1,6}$/.test(value) && Number(value) >= 1 && Number(value) <= pageRows.most;
