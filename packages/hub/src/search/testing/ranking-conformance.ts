/** @module The conformance suite of relevance and cursors. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { IndexedFields } from '../fields/fields.ts';
import { CursorError, type SearchResult, sorts } from '../query/query.ts';
import { emptyTerms } from '../segment/segment.ts';
import { allPages, type OpenEngine, type TestedEngine } from './tested-engine.ts';

const document = (
  id: string,
  downloads: number,
  tag: readonly string[] = [],
  summary: readonly string[] = [],
): IndexedFields => ({
  id,
  terms: { ...emptyTerms(), tag },
  numbers: { downloads, likes: downloads % 3 },
  summary,
});

const given = [
  document('other/tagged', 900, ['bert']),
  document('other/bertweet', 800),
  document('other/described', 1_000, [], ['like', 'bert']),
  document('some/old-bert', 700),
  document('other/bert', 5),
  document('google/bert-base', 600),
  document('bert', 1),
];

export function rankingConformance(open: OpenEngine): void {
  let engine: TestedEngine;

  beforeAll(async () => {
    engine = await open(given);
  });

  describe('relevance', () => {
    it.each([
      [
        'bert',
        [
          'bert',
          'other/bert',
          'other/bertweet',
          'google/bert-base',
          'other/tagged',
          'some/old-bert',
          'other/described',
        ],
      ],
      ['bertw', ['other/bertweet']],
      ['bert lik', ['other/described']],
      ['other like', ['other/described']],
      ['google/be', ['google/bert-base']],
    ])('of %s: id, name, prefix of the name, whole words, words of the summary', async (text, order) => {
      expect((await engine.search({ text })).ids).toEqual(order);
    });

    it('is by downloads without a text', async () => {
      expect((await engine.search({})).ids).toEqual((await engine.search({ sort: 'downloads' })).ids);
    });
  });

  describe('documents that differ in nothing but their id', () => {
    const ids = Array.from({ length: 40 }, (_, n) => `same/${String(n).padStart(2, '0')}`);

    let equals: TestedEngine;

    beforeAll(async () => {
      equals = await open(ids.map((id) => document(id, 3, ['bert'], ['speech'])));
    });

    it.each(sorts.flatMap((sort) => [1, 7].map((limit) => [sort, limit] as const)))(
      'come once each by %s, and end after the last page of %d',
      async (sort, limit) => {
        for (const direction of ['asc', 'desc'] as const)
          expect((await allPages(equals, { sort, direction }, limit)).toSorted()).toEqual(ids);
        expect((await allPages(equals, { sort, text: 'bert' }, limit)).toSorted()).toEqual(ids);
      },
    );
  });

  describe('a cursor', () => {
    let first: SearchResult;
    let cursor: string;

    beforeAll(async () => {
      // Engines may share one index.
      engine = await open(given);
      first = await engine.search({ sort: 'likes', limit: 2 });
      cursor = first.next ?? '';
    });

    it('of another order is rejected', async () => {
      await expect(async () => engine.search({ sort: 'created', cursor })).rejects.toThrow(CursorError);
      await expect(async () => engine.search({ sort: 'likes', direction: 'asc', cursor })).rejects.toThrow(
        CursorError,
      );
    });

    it('of another text is rejected', async () => {
      const { next = '' } = await engine.search({ text: 'b', limit: 1 });
      expect((await engine.search({ text: 'b', cursor: next })).ids).toHaveLength(6);
      await expect(async () => engine.search({ text: 'be', cursor: next })).rejects.toThrow(CursorError);
    });

    it.each([
      ['nothing', ''],
      ['no base64', '%%%'],
      ['null', 'bnVsbA'],
      ['an empty list', 'W10'],
      ['an unknown tier', Buffer.from('["likes:desc",9,1,1,1,"a"]').toString('base64url')],
      ['a text for a figure', Buffer.from('["likes:desc",0,"1",1,1,"a"]').toString('base64url')],
    ])('that is %s is rejected', async (_what, bad) => {
      await expect(async () => engine.search({ sort: 'likes', cursor: bad })).rejects.toThrow(CursorError);
    });

    it('continues at the position of its document, even if that was deleted', async () => {
      const rest = (await engine.search({ sort: 'likes', cursor })).ids;
      await engine.write([{ remove: first.ids[1] ?? '' }]);
      expect((await engine.search({ sort: 'likes', cursor })).ids).toEqual(rest);
      await engine.write(given.map((put) => ({ put })));
    });
  });
}
