import { describe, expect, it } from 'vitest';
import type { IndexedFields } from '../fields/fields.ts';
import { emptyTerms } from '../segment/segment.ts';
import { indexOf } from '../testing/fixtures.ts';
import { candidatesFor } from './candidates.ts';

const document = (id: string, downloads?: number, more: Partial<IndexedFields> = {}): IndexedFields => ({
  id,
  terms: emptyTerms(),
  numbers: downloads === undefined ? {} : { downloads },
  summary: [],
  ...more,
});

const many = (name: string, count: number, downloads: number): IndexedFields[] =>
  Array.from({ length: count }, (_unused, at) => document(`owner/${name}-${at}`, downloads + at));

const given = [
  document('other/bert', 1),
  document('other/old-bert', 2),
  document('google/bert-base', undefined, {
    numbers: { score: 90 },
    terms: { ...emptyTerms(), task: ['fill-mask'] },
  }),
  document('x/bert-unknown'),
  document('other/tagged', 70, { terms: { ...emptyTerms(), tag: ['bert'] } }),
  document('other/described', 80, { summary: ['bert'] }),
  document('other/nothing', 1_000),
  ...many('bert', 30, 100),
];

const written = indexOf([]);
for (const fields of given) written.put(fields);

describe.each([
  ['built', indexOf(given)],
  ['just written', written],
])('candidates among documents %s', (_how, index) => {
  const ids = (text: string, limit = 2): string[] => candidatesFor(index, text, limit).map(({ id }) => id);

  it('are the most downloaded and the best of those without downloads, in each way of matching', () => {
    expect(new Set(ids('bert'))).toEqual(
      new Set([
        'other/bert',
        'owner/bert-29',
        'owner/bert-28',
        'google/bert-base',
        'x/bert-unknown',
        'other/old-bert',
        'other/tagged',
        'other/described',
      ]),
    );
  });

  it('have each document once', () => {
    const all = ids('b', 50);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBe(given.length - 1);
  });

  it('say what a ranking needs', () => {
    expect(candidatesFor(index, 'google/bert-base', 1)).toEqual([
      { id: 'google/bert-base', task: 'fill-mask' },
    ]);
    expect(candidatesFor(index, 'old bert', 1)).toEqual([{ id: 'other/old-bert', downloads: 2 }]);
  });

  it('are none for a text without words or without matches', () => {
    expect(ids('…')).toEqual([]);
    expect(ids('bert zebra')).toEqual([]);
  });
});
