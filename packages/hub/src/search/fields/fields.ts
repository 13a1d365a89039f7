/** @module Extracts the indexed fields of a record: the only place that depends on the layout of a hub's JSON. */

import {
  capabilitiesOf,
  mappingOf,
  type ModelRecord,
  type RepositoryRecord,
  statedSummary,
} from '@loadout/catalogue/records';
import { type RecordRow, storedRecord } from '../../records/stored-record.ts';
import type { RepoKind } from '../../store/store.ts';
import { isLanguageTag } from './languages.ts';
import type { Facet, Measure } from './names.ts';
import { figure, numbersOf, paramsOf } from './figures.ts';
import { hardwareOf } from './hardware.ts';
import { memoryFigures, type ModelMemory } from './memory.ts';
import { providerSteps } from './provider-steps.ts';
import { sizeStepOf } from './size-steps.ts';
import { wordsOf } from './words.ts';

export interface IndexedFields {
  readonly id: string;
  /** Without duplicates. */
  readonly terms: Readonly<Record<Facet, readonly string[]>>;
  readonly numbers: Readonly<Partial<Record<Measure, number>>>;
  /** The words of the summary, without duplicates. */
  readonly summary: readonly string[];
}

/** Rules that the record itself does not contain. */
export interface FieldRules {
  /** Changes whenever a result of these rules changes: an index built with another version is rebuilt. */
  readonly version: string;
  /** Whether a tag without a namespace is a library (`onnx`, `gguf`). */
  isLibrary(tag: string): boolean;
  /** Derived terms of a model. */
  derivedTerms?(model: ModelRecord): DerivedTerms;
  /** The memory that the smallest file of a model needs, where its size is known. */
  memory?(model: ModelRecord): ModelMemory | undefined;
  /** How high a record without downloads is listed: a number of at least 0, the highest first. */
  score?(kind: RepoKind, record: RepositoryRecord, terms: IndexedFields['terms']): number;
}

/** The local apps that can open a model, the quantizations of its files, and how far its code is verified. */
export type DerivedTerms = Readonly<Partial<Record<DerivedFacet, readonly string[]>>>;
type DerivedFacet = 'app' | 'quantization' | 'verified';

/** `undefined` if the text is not a record. */
export function fieldsOf(
  kind: RepoKind,
  id: string,
  json: string,
  rules: FieldRules,
  /** As in `StoredRecord`. */
  cardFields?: string,
): IndexedFields | undefined {
  const read = readers[kind]({ id, json, cardFields }, rules);
  if (read === undefined) return undefined;
  const { record, terms, memory } = read;
  const tags = distinct(texts(record.tags));
  const slash = id.indexOf('/');
  const all = {
    ...noTerms,
    ...terms,
    language: distinct(languagesOf(record, tags)),
    license: distinct(
      firstOf(tagged(tags, 'license'), texts(record.cardData?.license)).map((value) => value.toLowerCase()),
    ),
    author: slash > 0 ? [id.slice(0, slash)] : [],
    tag: tags,
    gated: [String(record.gated !== undefined && record.gated !== false)],
  };
  const score = figure(rules.score?.(kind, record, all));
  return {
    id,
    terms: all,
    numbers: {
      ...numbersOf(record),
      ...(score !== undefined && { score }),
      ...(memory && memoryFigures(memory)),
    },
    summary: [...wordsOf(statedSummary(record) ?? '')],
  };
}

/** The terms that each kind of record stores differently. */
type OwnFacet =
  | DerivedFacet
  | 'provider'
  | 'capability'
  | 'price'
  | 'context_length'
  | 'latency'
  | 'modality'
  | 'size'
  | 'format'
  | 'hardware'
  | 'params';
type OwnTerms = Readonly<Record<'task' | 'library', readonly string[]>> &
  Readonly<Partial<Record<OwnFacet, readonly string[]>>>;

const noTerms: Readonly<Record<OwnFacet, readonly string[]>> = {
  app: [],
  quantization: [],
  verified: [],
  provider: [],
  capability: [],
  price: [],
  context_length: [],
  latency: [],
  modality: [],
  size: [],
  format: [],
  hardware: [],
  params: [],
};

interface Read {
  readonly record: RepositoryRecord;
  readonly terms: OwnTerms;
  readonly memory?: ModelMemory;
}

type Reader = (row: RecordRow, rules: FieldRules) => Read | undefined;

const readers: Readonly<Record<RepoKind, Reader>> = {
  model(row, rules) {
    const record = storedRecord('model', row);
    if (record === undefined) return undefined;
    const { app = [], quantization = [], verified = [] } = rules.derivedTerms?.(record) ?? {};
    const terms = {
      task: texts(record.pipeline_tag),
      library: librariesOf(record, rules),
      app: distinct(app),
      quantization: distinct(quantization),
      verified: distinct(verified),
      provider: distinct(mappingOf(record).map(({ provider }) => provider)),
      capability: capabilitiesOf(record),
      ...providerSteps(record),
      params: [sizeStepOf(paramsOf(record))],
    };
    const memory = rules.memory?.(record);
    return { record, terms, ...(memory && { memory }) };
  },

  dataset(row, rules) {
    const record = storedRecord('dataset', row);
    if (record === undefined) return undefined;
    const tags = texts(record.tags);
    const terms = {
      task: distinct(firstOf(tagged(tags, 'task_categories'), texts(record.cardData?.task_categories))),
      library: librariesOf(record, rules),
      modality: distinct(tagged(tags, 'modality')),
      size: distinct(firstOf(tagged(tags, 'size_categories'), texts(record.cardData?.size_categories))),
      format: distinct(tagged(tags, 'format')),
    };
    return { record, terms };
  },

  /** The library of a space is its SDK. */
  space(row) {
    const record = storedRecord('space', row);
    if (record === undefined) return undefined;
    const terms = {
      task: texts(record.pipeline_tag),
      library: texts(record.sdk),
      hardware: texts(hardwareOf(record)),
    };
    return { record, terms };
  },
};

function librariesOf({ library_name, tags }: RepositoryRecord, rules: FieldRules): readonly string[] {
  const known = texts(tags);
  return distinct([
    ...texts(library_name),
    ...tagged(known, 'library'),
    ...known.filter((tag) => rules.isLibrary(tag)),
  ]);
}

/** The card has priority: if it lists languages, a bare tag `cv` is computer vision and not Chuvash. */
function languagesOf({ cardData }: RepositoryRecord, tags: readonly string[]): readonly string[] {
  const stated = firstOf(tagged(tags, 'language'), texts(cardData?.language));
  return firstOf(stated, tags.filter(isLanguageTag)).map((code) => code.toLowerCase());
}

/** The strings of a field that is either a string or a list. */
function texts(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined || value === '') return [];
  if (typeof value === 'string') return [value];
  return value.includes('') ? value.filter((item) => item !== '') : value;
}

function tagged(tags: readonly string[], namespace: string): string[] {
  const prefix = `${namespace}:`;
  return tags
    .filter((tag) => tag.startsWith(prefix) && tag.length > prefix.length)
    .map((tag) => tag.slice(prefix.length));
}

const firstOf = (preferred: readonly string[], otherwise: readonly string[]): readonly string[] =>
  preferred.length > 0 ? preferred : otherwise;

const distinct = (values: readonly string[]): readonly string[] =>
  values.length < 2 ? values : [...new Set(values)];
