/** @module The conformance suite of candidates, similar words and listings. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { IndexedFields } from '../fields/fields.ts';
import { emptyTerms } from '../segment/segment.ts';
import type { OpenEngine, TestedEngine } from './tested-engine.ts';

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
  document('other/described', 80, { summary: ['bert', 'brert'] }),
  document('other/nothing', 1_000, { numbers: { downloads: 1_000, created: 5, updated: 7 } }),
  ...many('bert', 30, 100),
];

export function candidatesConformance(open: OpenEngine): void {
  let engine: TestedEngine;

  beforeAll(async () => {
    engine = await open(given);
  });

  const ids = async (text: string, limit = 2): Promise<string[]> =>
    (await engine.candidates(text, limit)).map(({ id }) => id);

  const similar = async (word: string, limit: number): Promise<unknown[]> =>
    (await engine.similarWords(word, limit)).map(({ word: each, distance }) => [each, distance]);

  describe('candidates', () => {
    it('are the most downloaded and the best of those without downloads, in each way of matching', async () => {
      expect(new Set(await ids('bert'))).toEqual(
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

    it('have each document once', async () => {
      const all = await ids('b', 50);
      expect(new Set(all).size).toBe(all.length);
      expect(all.length).toBe(given.length - 1);
    });

    it('say what a ranking needs', async () => {
      expect(await engine.candidates('google/bert-base', 1)).toEqual([
        { id: 'google/bert-base', task: 'fill-mask' },
      ]);
      expect(await engine.candidates('old bert', 1)).toEqual([{ id: 'other/old-bert', downloads: 2 }]);
    });

    it('are none for a text without words or without matches', async () => {
      expect(await ids('…')).toEqual([]);
      expect(await ids('bert zebra')).toEqual([]);
    });
  });

  describe('similar words', () => {
    it('are words of ids and tags, not of summaries, with their distance', async () => {
      expect(await similar('bret', 1)).toEqual([['bert', 1]]);
      expect(await similar('bert', 0)).toEqual([['bert', 0]]);
      expect(await similar('googel', 1)).toEqual([['google', 1]]);
      expect(await similar('gogl', 2)).toEqual([['google', 2]]);
      expect(await similar('zebra', 2)).toEqual([]);
    });

    it('with two errors have the same first character', async () => {
      expect(await similar('xogle', 2)).toEqual([]);
    });

    it('say how many documents have them', async () => {
      const [found] = await engine.similarWords('unknwon', 1);
      expect(found).toEqual({ word: 'unknown', distance: 1, documents: 1 });
    });
  });

  describe('a listing', () => {
    it('has every record once, whatever its ranges', async () => {
      const listed: string[] = [];
      for (let skip = 0; skip <= given.length; skip += 7)
        listed.push(...(await engine.list({ skip, limit: 7 })).map(({ id }) => id));
      expect(listed.toSorted()).toEqual(given.map(({ id }) => id).toSorted());
    });

    it('says when a record was changed', async () => {
      const listed = await engine.list({ skip: 0, limit: 100 });
      expect(listed.filter(({ changed }) => changed !== undefined)).toEqual([
        { id: 'other/nothing', changed: 7 },
      ]);
    });
  });
}
