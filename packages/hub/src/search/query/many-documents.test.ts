import { beforeAll, describe, expect, it } from 'vitest';
import type { IndexedFields } from '../fields/fields.ts';
import type { KindIndex } from '../live/kind-index.ts';
import { emptyTerms } from '../segment/segment.ts';
import { byId, indexOf, write } from '../testing/fixtures.ts';
import { oracle } from '../testing/oracle.ts';
import type { SearchQuery } from './query.ts';
import { search } from './search.ts';

const count = 1500;

const every = <T>(step: number, at: number, ...values: readonly T[]): readonly T[] =>
  at % step === 0 ? values : [];

/** Words that nearly all documents have, that some have and that few have, each in ids, tags and summaries. */
function documentAt(at: number): IndexedFields {
  const owner = at % 5 === 0 ? 'google' : at % 5 === 1 ? 'mirror' : `owner${at % 40}`;
  const name = [
    ...(at % 5 === 1 ? ['google'] : []),
    at % 3 === 0 ? 'bert' : at % 3 === 1 ? 'beta' : 'qwen3',
    ...every(2, at, 'base'),
    ...every(8, at, 'qwenta-3'),
    ...every(250, at, 'rare'),
    `v${at}`,
  ].join('-');
  return {
    id: `${owner}/${name}`,
    terms: {
      ...emptyTerms(),
      author: [owner],
      tag: [
        ...every(2, at, 'even'),
        ...every(3, at, 'third'),
        ...every(7, at, 'seventh'),
        `topic-${at % 90}`,
        ...every(4, at, `speech-kind${at % 28}`),
        ...every(300, at, 'rare'),
      ],
      task: [`task-${at % 12}`],
      library: at % 6 === 0 ? ['half-way', 'other'] : ['other'],
      gated: [String(at % 9 === 0)],
    },
    numbers: {
      ...(at % 4 !== 3 && { downloads: (at * 37) % 997 }),
      ...(at % 10 !== 0 && { params: (at % 20) * 1e9 }),
      score: at % 50,
      likes: (at * 13) % 101,
    },
    summary: [...every(2, at, 'summarized'), ...every(11, at, 'speech'), ...every(200, at, 'seldom')],
  };
}

const given = Array.from({ length: count }, (_unused, at) => documentAt(at));

const texts = [
  'bert',
  'be',
  'be base',
  'b base',
  'base be',
  'google be',
  'google/be',
  'google/bert-base',
  'google/bert-base-v0',
  'v0',
  'bert-base',
  'bert base rare',
  'rare',
  'rare be',
  'rar',
  'ra be',
  'rare speech',
  'speech',
  'speech kind4',
  'spe',
  'spe be',
  'summarized be',
  'summ',
  'seldom s',
  'seldom',
  'seldom bert',
  'qwen3',
  'qwen 3 base',
  'qwen3 v1',
  'topic 7',
  'topic 7 even',
  'topic seventh third',
  'v1 topic',
  'o',
];

const filters: readonly SearchQuery[] = [
  { filters: { tag: ['even'] } },
  { filters: { tag: ['even', 'third'] } },
  { filters: { tag: ['even', 'third', 'seventh'] } },
  { filters: { tag: ['rare', 'even'] } },
  { filters: { tag: ['topic-7', 'third'] } },
  { filters: { library: ['half-way'], task: ['task-0'] } },
  { filters: { library: ['half-way', 'other'], tag: ['third'] } },
  { filters: { task: ['task-1', 'task-5'], gated: false } },
  { filters: { gated: true }, params: { min: 3e9, max: 12e9 } },
  { filters: { tag: ['even'] }, params: { max: 5e9, unknown: true } },
  { filters: { author: ['google'], tag: ['even'] }, text: 'base' },
  { filters: { tag: ['seventh'] }, text: 'bert sp' },
  { filters: { task: ['task-3'] }, facetLimit: 2 },
  { facetLimit: 3, facetText: 'SPEECH' },
];

/** Without some that have two of the filtered tags, and with others that were written since. */
const writes = [
  ...given.filter((_document, at) => at % 35 === 6).map(({ id }) => ({ remove: id })),
  ...given
    .filter((_document, at) => at % 31 === 4)
    .map((document, n) => ({ put: { ...document, terms: documentAt(n * 3).terms } })),
  ...Array.from({ length: 40 }, (_unused, n) => ({ put: documentAt(count + n * 5) })),
];

describe.each([
  ['built at once', []],
  ['changed since', writes],
])('many documents, %s', (_how, changes) => {
  let index: KindIndex;
  let documents: readonly IndexedFields[];
  beforeAll(() => {
    index = indexOf(given);
    const written = byId(given);
    write(index, written, changes);
    documents = [...written.values()];
  });

  it.each(texts)('are found and ordered by %j as in the oracle', (text) => {
    const { ids, total } = oracle(documents, { text, facets: [] });
    const found = search(index, { text, facets: [], limit: 10_000 });
    expect([found.total, found.ids]).toEqual([total, ids]);
    const first = search(index, { text, facets: [], limit: 3 });
    expect(first.ids).toEqual(ids.slice(0, 3));
    expect(first.next === undefined).toBe(ids.length <= 3);
    const { next: cursor } = first;
    const second = cursor === undefined ? [] : search(index, { text, facets: [], limit: 5, cursor }).ids;
    expect(second).toEqual(ids.slice(3, 8));
  });

  it.each(filters)('are counted with %j as in the oracle', (query) => {
    const facets = ['tag', 'task', 'library', 'gated', 'author'] as const;
    const expected = oracle(documents, { ...query, facets });
    const found = search(index, { ...query, facets, limit: 10_000 });
    expect(found.total).toBe(expected.total);
    expect(found.facets).toEqual(expected.facets);
    expect(found.ids).toEqual(expected.ids);
    for (const facet of facets)
      expect(search(index, { ...query, facets: [facet], limit: 0 }).facets).toEqual({
        [facet]: expected.facets[facet],
      });
  });
});
