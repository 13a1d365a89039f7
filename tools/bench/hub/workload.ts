/** @module The workload of all contenders: the same records in a file, and the same queries. */

import { createReadStream, createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { fieldsOf, type FieldRules, type IndexedFields, type SearchQuery } from '@loadout/hub';
import { below, pick, type Random, seeded } from './random.ts';
import { syntheticRecord } from './synthetic.ts';
import { libraries } from './vocabulary.ts';

const libraryTags: ReadonlySet<string> = new Set(libraries);

export const rules: FieldRules = { version: 'bench', isLibrary: (tag) => libraryTags.has(tag) };

export const questionKinds = [
  'first page',
  'filters',
  'text',
  'text, filters, sort',
  'next page',
  'lookup',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

export interface Question {
  readonly kind: QuestionKind;
  readonly query: SearchQuery;
  /** For a lookup. */
  readonly id: string;
}

export interface Workload {
  readonly records: number;
  readonly questions: readonly Question[];
  /** Filters and text, each query once: for a load without cache hits. */
  readonly distinct: readonly SearchQuery[];
}

const questionsPerKind = 400;
const distinctQuestions = 100_000;
const sampled = 4_000;

export type WriteRecords = (file: string) => Promise<Workload>;

/** `records.jsonl` and `workload.json` in a folder, unless they are there. */
export async function prepare(folder: string, write: WriteRecords): Promise<Workload> {
  const file = join(folder, 'workload.json');
  if (existsSync(file)) {
    const known: Workload = JSON.parse(readFileSync(file, 'utf8'));
    return known;
  }
  const workload = await write(join(folder, 'records.jsonl'));
  writeFileSync(file, JSON.stringify(workload));
  return workload;
}

/** Writes the records as JSON lines and derives queries from a sample of them, so that each has results. */
export async function writeSynthetic(file: string, count: number): Promise<Workload> {
  const lines = function* (): Generator<string> {
    for (let number = 0; number < count; number++) yield JSON.stringify(syntheticRecord(number, count));
  };
  return writeLines(file, lines(), count);
}

/** Real records, if they are available next to the repository. */
const realFile = fileURLToPath(new URL('../../../../shared/hub/models.jsonl.gz', import.meta.url));
export const hasRealRecords = (): boolean => existsSync(realFile);

export async function writeReal(file: string): Promise<Workload> {
  const lines: string[] = [];
  const input = createReadStream(realFile).pipe(createGunzip());
  for await (const line of createInterface({ input })) lines.push(line);
  return writeLines(file, lines, lines.length);
}

async function writeLines(file: string, lines: Iterable<string>, count: number): Promise<Workload> {
  const random = seeded(42);
  const samples: IndexedFields[] = [];
  const output = createWriteStream(file);
  for (const line of lines) {
    if (samples.length < sampled && random() < (2 * sampled) / count) addSample(samples, line);
    if (!output.write(`${line}\n`)) await once(output, 'drain');
  }
  output.end();
  await once(output, 'close');
  const questions = questionsAbout(samples, random);
  return { records: count, questions, distinct: distinctAbout(samples, random) };
}

function addSample(samples: IndexedFields[], line: string): void {
  const record: unknown = JSON.parse(line);
  if (typeof record !== 'object' || record === null || !('id' in record) || typeof record.id !== 'string')
    return;
  const fields = fieldsOf('model', record.id, line, rules);
  if (fields !== undefined) samples.push(fields);
}

function questionsAbout(samples: readonly IndexedFields[], random: Random): Question[] {
  const sample = (): IndexedFields => {
    const fields = samples[below(random, samples.length)];
    if (fields === undefined) throw new Error('There are no records to derive queries from');
    return fields;
  };
  return questionKinds.flatMap((kind) =>
    Array.from({ length: questionsPerKind }, () => {
      const about = sample();
      return { kind, query: queryOf(kind, about, random), id: about.id };
    }),
  );
}

/** Popular queries occur more than once, each time with another page size, 30 rows on average. */
function distinctAbout(samples: readonly IndexedFields[], random: Random): SearchQuery[] {
  const sizes = Array.from({ length: 21 }, (_unused, i) => 30 + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2));
  const asked = new Map<string, number>();
  const distinct: SearchQuery[] = [];
  for (let drawn = 0; drawn < 2 * distinctQuestions && distinct.length < distinctQuestions; drawn++) {
    const about = samples[below(random, samples.length)];
    if (about === undefined) break;
    const query = queryOf(drawn % 2 === 0 ? 'filters' : 'text', about, random);
    const key = JSON.stringify(query);
    const times = asked.get(key) ?? 0;
    asked.set(key, times + 1);
    const limit = sizes[times];
    if (limit !== undefined) distinct.push({ ...query, limit });
  }
  return distinct;
}

export function queryOf(kind: QuestionKind, about: IndexedFields, random: Random): SearchQuery {
  const oneToThree = 1 + below(random, 3);
  switch (kind) {
    case 'filters':
      return { filters: filtersFrom(about, oneToThree, random) };
    case 'text':
      return { text: wordsFrom(about, oneToThree, random) };
    case 'text, filters, sort':
      return {
        text: wordsFrom(about, 1, random),
        filters: filtersFrom(about, 1, random),
        sort: pick(random, ['likes', 'created', 'updated']),
      };
    case 'next page':
      return { filters: filtersFrom(about, 1, random), sort: 'created', facets: [] };
    case 'first page':
    case 'lookup':
      return {};
  }
}

/** Values of the record itself, so that frequent values are queried as often as they occur. */
function filtersFrom(
  about: IndexedFields,
  count: number,
  random: Random,
): NonNullable<SearchQuery['filters']> {
  const facets = (['task', 'library', 'language', 'license', 'tag'] as const).filter(
    (facet) => about.terms[facet].length > 0,
  );
  const chosen = facets.toSorted(() => random() - 0.5).slice(0, count);
  return Object.fromEntries(
    chosen.map((facet) => [facet, [about.terms[facet][below(random, about.terms[facet].length)]]]),
  );
}

/** The last word is truncated, as during typing. */
function wordsFrom(about: IndexedFields, count: number, random: Random): string {
  const words = about.id.match(/[A-Za-z0-9]+/g) ?? [about.id];
  const chosen = words.toSorted(() => random() - 0.5).slice(0, count);
  const last = chosen.pop() ?? about.id;
  return [...chosen, last.slice(0, Math.max(2, last.length - below(random, 3)))].join(' ');
}
