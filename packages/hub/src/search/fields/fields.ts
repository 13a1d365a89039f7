/** @module What a record contributes to the index: the one place that knows where a hub's JSON keeps it. */

import type { RepoKind } from '../../store/store.ts';
import { isLanguageTag } from './languages.ts';
import type { Facet, Measure } from './names.ts';

export interface IndexedFields {
  readonly id: string;
  /** Each value once. */
  readonly terms: Readonly<Record<Facet, readonly string[]>>;
  readonly numbers: Readonly<Partial<Record<Measure, number>>>;
}

/** What the caller knows and the record does not say. */
export interface FieldRules {
  /** Changes whenever an answer of these rules changes: an index built with other rules is built again. */
  readonly version: string;
  /** Whether a bare tag names a library (`onnx`, `gguf`). */
  isLibrary(tag: string): boolean;
  /** What follows from the record and is not written in it. */
  derivedTerms?(kind: RepoKind, record: JsonObject): DerivedTerms;
}

/** The local apps that can open a model, and the quantizations its files come in. */
export type DerivedTerms = Readonly<Partial<Record<'app' | 'quantization', readonly string[]>>>;

export type JsonObject = Readonly<Record<string, unknown>>;

/** `undefined` when the text is not a JSON object. */
export function fieldsOf(
  kind: RepoKind,
  id: string,
  json: string,
  rules: FieldRules,
): IndexedFields | undefined {
  const record = parseObject(json);
  if (record === undefined) return undefined;
  const card = objectAt(record, 'cardData');
  const tags = distinct(texts(record['tags']));
  const tagged = (namespace: string): string[] => valuesUnder(tags, namespace);
  const derived = rules.derivedTerms?.(kind, record) ?? {};
  const slash = id.indexOf('/');
  return {
    id,
    terms: {
      task: distinct(tasksOf(kind, record, card, tagged)),
      library: distinct(librariesOf(kind, record, tags, tagged, rules)),
      language: distinct(languagesOf(card, tags, tagged)),
      license: distinct(
        firstOf(tagged('license'), texts(card['license'])).map((value) => value.toLowerCase()),
      ),
      author: slash > 0 ? [id.slice(0, slash)] : [],
      tag: tags,
      gated: [String(isGated(record['gated']))],
      app: distinct(derived.app ?? []),
      quantization: distinct(derived.quantization ?? []),
      provider: distinct(providersOf(record['inferenceProviderMapping'])),
    },
    numbers: numbersOf(record),
  };
}

type Tagged = (namespace: string) => string[];

function tasksOf(kind: RepoKind, record: JsonObject, card: JsonObject, tagged: Tagged): readonly string[] {
  if (kind !== 'dataset') return texts(record['pipeline_tag']);
  return firstOf(tagged('task_categories'), texts(card['task_categories']));
}

/** Of a space, the kit it is made with: what its code imports first. */
function librariesOf(
  kind: RepoKind,
  record: JsonObject,
  tags: readonly string[],
  tagged: Tagged,
  rules: FieldRules,
): readonly string[] {
  if (kind === 'space') return texts(record['sdk']);
  return [
    ...texts(record['library_name']),
    ...tagged('library'),
    ...tags.filter((tag) => rules.isLibrary(tag)),
  ];
}

/** The card decides when it speaks: beside it, a bare tag `cv` is computer vision and not Chuvash. */
function languagesOf(card: JsonObject, tags: readonly string[], tagged: Tagged): readonly string[] {
  const stated = firstOf(tagged('language'), texts(card['language']));
  return firstOf(stated, tags.filter(isLanguageTag)).map((code) => code.toLowerCase());
}

const isGated = (value: unknown): boolean => value === true || value === 'auto' || value === 'manual';

/** Hubs give a list of `{ provider, status }` or an object keyed by provider; only what is served now counts. */
function providersOf(mapping: unknown): readonly string[] {
  const entries: (readonly [unknown, unknown])[] = Array.isArray(mapping)
    ? mapping.map((entry: unknown) => [isObject(entry) ? entry['provider'] : undefined, entry])
    : Object.entries(isObject(mapping) ? mapping : {});
  const served = entries.filter(([, entry]) => isObject(entry) && (entry['status'] ?? 'live') === 'live');
  return texts(served.map(([provider]) => provider));
}

function numbersOf(record: JsonObject): Partial<Record<Measure, number>> {
  const found: [Measure, number | undefined][] = [
    ['downloads', figure(record['downloads'])],
    ['likes', figure(record['likes'])],
    ['trending', figure(record['trendingScore'])],
    ['created', seconds(record['createdAt'])],
    ['updated', seconds(record['lastModified'])],
    ['params', figure(objectAt(record, 'safetensors')['total']) ?? figure(objectAt(record, 'gguf')['total'])],
  ];
  const numbers: Partial<Record<Measure, number>> = {};
  for (const [measure, value] of found) if (value !== undefined) numbers[measure] = value;
  return numbers;
}

function figure(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

function seconds(value: unknown): number | undefined {
  return typeof value === 'string' ? figure(Math.floor(Date.parse(value) / 1000)) : undefined;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseObject(json: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function objectAt(record: JsonObject, key: string): JsonObject {
  const value = record[key];
  return isObject(value) ? value : {};
}

/** The strings of a field that hubs write as one string or as several. */
function texts(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((item): item is string => typeof item === 'string' && item !== '');
}

function valuesUnder(tags: readonly string[], namespace: string): string[] {
  const prefix = `${namespace}:`;
  return tags
    .filter((tag) => tag.startsWith(prefix) && tag.length > prefix.length)
    .map((tag) => tag.slice(prefix.length));
}

const firstOf = (preferred: readonly string[], otherwise: readonly string[]): readonly string[] =>
  preferred.length > 0 ? preferred : otherwise;

const distinct = (values: readonly string[]): readonly string[] =>
  values.length < 2 ? values : [...new Set(values)];
