import { describe, expect, it } from 'vitest';
import { foldId } from '../../store/store.ts';
import type { IndexedFields } from '../fields/fields.ts';
import { CursorError } from './query.ts';
import { search } from './search.ts';
import { emptyTerms } from '../segment/segment.ts';
import { indexOf } from '../testing/fixtures.ts';

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

describe('relevance', () => {
  const written = indexOf([]);
  for (const fields of given) written.put(fields);

  it.each([
    ['built', indexOf(given)],
    ['just written', written],
  ])(
    'is the same for documents %s: id, name, prefix of the name, whole words, words of the summary',
    (_how, index) => {
      const order = [
        'bert',
        'other/bert',
        'other/bertweet',
        'google/bert-base',
        'other/tagged',
        'some/old-bert',
        'other/described',
      ];
      expect(search(index, { text: 'bert' }).ids).toEqual(order);
      expect(search(index, { text: 'bertw' }).ids).toEqual(['other/bertweet']);
      expect(search(index, { text: 'bert lik' }).ids).toEqual(['other/described']);
      expect(search(index, { text: 'other like' }).ids).toEqual(['other/described']);
      expect(search(index, { text: 'google/be' }).ids).toEqual(['google/bert-base']);
    },
  );

  it('is by downloads without a text', () => {
    expect(search(written, {}).ids).toEqual(search(written, { sort: 'downloads' }).ids);
  });
});

describe('a cursor', () => {
  const index = indexOf(given);
  const first = search(index, { sort: 'likes', limit: 2 });
  const cursor = first.next ?? '';

  it('of another order is rejected', () => {
    expect(() => search(index, { sort: 'created', cursor })).toThrow(CursorError);
    expect(() => search(index, { sort: 'likes', direction: 'asc', cursor })).toThrow(CursorError);
  });

  it('of another text is rejected', () => {
    const { next = '' } = search(index, { text: 'b', limit: 1 });
    expect(search(index, { text: 'b', cursor: next }).ids).toHaveLength(6);
    expect(() => search(index, { text: 'be', cursor: next })).toThrow(CursorError);
  });

  it.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['null', 'bnVsbA'],
    ['an empty list', 'W10'],
    ['an unknown tier', Buffer.from('["likes:desc",9,1,1,"a"]').toString('base64url')],
    ['a text for a figure', Buffer.from('["likes:desc",0,"1",1,"a"]').toString('base64url')],
  ])('that is %s is rejected', (_what, bad) => {
    expect(() => search(index, { sort: 'likes', cursor: bad })).toThrow(CursorError);
  });

  it('continues at the position of its document, even if that was deleted', () => {
    const rest = search(index, { sort: 'likes', cursor }).ids;
    const changed = indexOf(given);
    changed.remove(foldId(first.ids[1] ?? ''));
    expect(search(changed, { sort: 'likes', cursor }).ids).toEqual(rest);
  });
});
