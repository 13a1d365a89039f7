/** @module The data of each record for a plain database: its figures, its words, and its values as numbers. */

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { facets, fieldsOf, type IndexedFields, type SearchQuery } from '@loadout/hub';
import { rules } from '../workload.ts';

export interface RivalRecord {
  readonly fields: IndexedFields;
  readonly text: string;
  readonly terms: readonly number[];
}

/** Numbers the values of all facets in order of appearance. */
export class Terms {
  readonly numbers = new Map<string, number>();
  readonly counts: number[] = [];

  number(facet: string, value: string): number {
    const name = `${facet}:${value}`;
    const known = this.numbers.get(name) ?? this.numbers.size;
    this.numbers.set(name, known);
    return known;
  }

  count(term: number): void {
    this.counts[term] = (this.counts[term] ?? 0) + 1;
  }

  /** One for each filter value of a query. */
  ofQuery(query: SearchQuery): number[] {
    return Object.entries(query.filters ?? {}).flatMap(([facet, values]) =>
      Array.isArray(values) ? values.map((value) => this.numbers.get(`${facet}:${value}`) ?? -1) : [],
    );
  }
}

export async function* rivalRecords(file: string, terms: Terms): AsyncGenerator<RivalRecord> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const id = /^\{"(?:_id":"\w+",")?id":"([^"]+)"/.exec(line)?.[1];
    const fields = id === undefined ? undefined : fieldsOf('model', id, line, rules);
    if (fields === undefined) continue;
    const numbers = facets.flatMap((facet) => fields.terms[facet].map((value) => terms.number(facet, value)));
    for (const number of numbers) terms.count(number);
    const text = [fields.id, ...fields.terms.tag].join(' ').replace(/[^\p{L}\p{N}]+/gu, ' ');
    yield { fields, text, terms: numbers };
  }
}

export const searchWords = (query: SearchQuery): string[] => query.text?.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The column to sort by. */
export const sortColumn = (query: SearchQuery): string =>
  query.sort === undefined || query.sort === 'relevance' ? 'downloads' : query.sort;
