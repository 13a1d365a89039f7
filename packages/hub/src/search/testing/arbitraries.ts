/** @module Arbitrary documents, queries and writes, from small vocabularies so that collisions are frequent. */

import * as fc from 'fast-check';
import { foldId } from '../../store/store.ts';
import type { IndexedFields } from '../fields/fields.ts';
import { sizeStepOf } from '../fields/size-steps.ts';
import { type Facet, facets, type Filters, type SearchQuery, sorts } from '../query/query.ts';

const vocabulary: Record<Exclude<Facet, 'author' | 'gated' | 'params'>, readonly string[]> = {
  task: ['text-generation', 'fill-mask', 'translation'],
  library: ['transformers', 'GGUF', 'gguf', 'onnx'],
  language: ['en', 'de', 'zh'],
  license: ['mit', 'apache-2.0'],
  tag: [
    'safetensors',
    'Llama',
    'llama',
    'license:mit',
    'base_model:Qwen/Qwen3-8B',
    'été',
    '日本語',
    '😀x',
    'region:us',
  ],
  app: ['ollama', 'jan'],
  quantization: ['Q4_K_M', 'Q8_0'],
  provider: ['one', 'two'],
  capability: ['tools', 'structured-output'],
  price: ['1', '5'],
  context_length: ['8192'],
  latency: ['500'],
  verified: ['lint', 'api'],
  modality: ['text', 'audio'],
  size: ['n<1K', '1K<n<10K'],
  format: ['parquet', 'json'],
  hardware: ['cpu-basic', 't4'],
};

const owners = ['', 'Qwen/', 'google/', 'GOOGLE/', 'meta-llama/', 'é/'];
const names = [
  'bert',
  'Bert-Base',
  'bert_base_uncased',
  'Qwen3-8B',
  'qwen-3',
  'LLaMA2',
  'llama-2-7b',
  'GPTNeo',
  'x',
  '日本語',
  '😀',
  '\uff21',
];

const idArbitrary = fc
  .tuple(
    fc.constantFrom(...owners),
    fc.constantFrom(...names),
    fc.constantFrom('', '', '-it', '2', '-a', '-b'),
  )
  .map((parts) => parts.join(''));

const figure = (max: number): fc.Arbitrary<number | undefined> => fc.option(fc.nat(max), { nil: undefined });

export const fieldsArbitrary: fc.Arbitrary<IndexedFields> = fc
  .record({
    id: idArbitrary,
    values: fc.record({
      task: fc.subarray([...vocabulary.task], { maxLength: 2 }),
      library: fc.subarray([...vocabulary.library]),
      language: fc.subarray([...vocabulary.language]),
      license: fc.subarray([...vocabulary.license], { maxLength: 1 }),
      tag: fc.subarray([...vocabulary.tag]),
      app: fc.subarray([...vocabulary.app]),
      quantization: fc.subarray([...vocabulary.quantization]),
      provider: fc.subarray([...vocabulary.provider]),
      capability: fc.subarray([...vocabulary.capability]),
      price: fc.subarray([...vocabulary.price]),
      context_length: fc.subarray([...vocabulary.context_length]),
      latency: fc.subarray([...vocabulary.latency]),
      verified: fc.subarray([...vocabulary.verified], { maxLength: 1 }),
      modality: fc.subarray([...vocabulary.modality]),
      size: fc.subarray([...vocabulary.size], { maxLength: 1 }),
      format: fc.subarray([...vocabulary.format]),
      hardware: fc.subarray([...vocabulary.hardware], { maxLength: 1 }),
    }),
    gated: fc.boolean(),
    summary: fc.subarray(['bert', 'small', 'qwen', '日本語', 'speech', 'llama']),
    numbers: fc.record({
      downloads: figure(3),
      likes: figure(2),
      trending: fc.option(fc.constantFrom(0, 0.5, 7), { nil: undefined }),
      created: figure(4),
      updated: fc.option(fc.constantFrom(5, 2 ** 32 - 1, 2 ** 33), { nil: undefined }),
      params: fc.option(fc.constantFrom(1e6, 8e9, 7e10), { nil: undefined }),
      score: figure(2),
      weights: fc.option(fc.constantFrom(1, 4_000_000, 2 ** 32), { nil: undefined }),
      cache: fc.option(fc.constantFrom(0, 40_960, 147_456), { nil: undefined }),
    }),
  })
  .map(({ id, values, gated, summary, numbers }) => ({
    id,
    terms: {
      ...values,
      author: id.includes('/') ? [id.slice(0, id.indexOf('/'))] : [],
      gated: [String(gated)],
      params: [sizeStepOf(numbers.params)],
    },
    numbers: withoutUndefined(numbers),
    summary,
  }));

function withoutUndefined(numbers: Readonly<Record<string, number | undefined>>): IndexedFields['numbers'] {
  return Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined));
}

/** With distinct ids. */
export const documentsArbitrary = (maxLength: number): fc.Arbitrary<IndexedFields[]> =>
  fc.uniqueArray(fieldsArbitrary, { maxLength, selector: (fields) => foldId(fields.id) });

const some = (values: readonly string[], maxLength = 2): fc.Arbitrary<string[]> =>
  fc.subarray([...values, 'nowhere'], { maxLength });

const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

const filtersArbitrary: fc.Arbitrary<Filters> = fc.record(
  {
    task: some(vocabulary.task),
    library: some(['Transformers', 'gguf']),
    language: some(vocabulary.language),
    license: some(['MIT', 'apache-2.0']),
    author: some(['google', 'Qwen', 'é']),
    tag: some(['llama', 'safetensors', 'ÉTÉ', '日本語']),
    gated: fc.boolean(),
    app: some(vocabulary.app),
    quantization: some(['q4_k_m', 'Q8_0']),
    provider: some(vocabulary.provider),
    capability: some(vocabulary.capability),
    price: some(vocabulary.price),
    context_length: some(vocabulary.context_length),
    latency: some(vocabulary.latency),
    verified: some(vocabulary.verified),
    modality: some(vocabulary.modality),
    size: some(['N<1k']),
    format: some(vocabulary.format),
    hardware: some(vocabulary.hardware),
  },
  { requiredKeys: [] },
);

const texts = [
  'speech',
  'small bert',
  'bert sm',
  'bert',
  'BERT base',
  'qwen3',
  'qwen 3',
  'Qwen/Qwen3-8B',
  'google/be',
  'LLaMA2',
  'ete',
  'mit',
  '日',
  'bert_base',
  'b',
  '!',
  '',
  'us',
  'a',
  'gpt neo',
  'nothing here',
  'l',
];

const ranges = [
  { min: 8e9 },
  { max: 8e9 },
  { min: 2e6, max: 9e9 },
  { min: 2e6, max: 9e9, unknown: true },
  { max: 1, unknown: true },
  { unknown: true },
  {},
] as const;

/** One filter that many records pass, and a range of parameters: their facets are counted by a separate method. */
const filteredRange: fc.Arbitrary<SearchQuery> = fc.record({
  filters: fc.constantFrom<Filters>({ gated: false }, { task: ['text-generation'] }, { library: ['gguf'] }),
  params: fc.constantFrom(...ranges),
  facets: fc.subarray([...facets], { minLength: 1 }),
});

/** Of a model with 4,096 tokens. One byte less is the same number in single precision, 512 bytes less is another. */
const neededBytes = 4_000_000 * 1024 + 40_960 * 4096;

const anyQuery: fc.Arbitrary<SearchQuery> = fc
  .record({
    text: rarely(fc.constantFrom(...texts)),
    filters: rarely(filtersArbitrary),
    params: rarely(fc.constantFrom(...ranges)),
    memory: rarely(
      fc.record({
        max: fc.constantFrom(0, neededBytes, neededBytes - 1, neededBytes - 512, 1e12, 1e39, Infinity),
        context: fc.constantFrom(1, 4096, 131_072),
      }),
    ),
    sort: rarely(fc.constantFrom(...sorts)),
    direction: rarely(fc.constantFrom('asc' as const, 'desc' as const)),
    facets: rarely(fc.subarray([...facets])),
    facetLimit: rarely(fc.constantFrom(0, 1, 2, 50)),
    facetText: rarely(fc.constantFrom('', 'a', 'LLAMA', 'é', 'nowhere')),
  })
  .map((query) => definedOnly(query));

export const queryArbitrary = fc.oneof(
  { arbitrary: anyQuery, weight: 4 },
  { arbitrary: filteredRange, weight: 1 },
);

function definedOnly(query: { [K in keyof SearchQuery]: SearchQuery[K] | undefined }): SearchQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

export type Write = { readonly put: IndexedFields } | { readonly remove: string };

export const writesArbitrary: fc.Arbitrary<Write[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fieldsArbitrary.map((put) => ({ put })) },
    { weight: 1, arbitrary: idArbitrary.map((remove) => ({ remove })) },
  ),
  { maxLength: 30 },
);
