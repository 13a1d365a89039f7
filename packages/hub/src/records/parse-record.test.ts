import { describe, expect, it } from 'vitest';
import { describeProblems, parseRecord, parseRecordText } from './parse-record.ts';

function problems(value: unknown) {
  const parsed = parseRecord('model', value);
  return parsed.ok ? [] : parsed.problems;
}

const full = {
  id: 'owner/name',
  author: 'owner',
  sha: 'f7b02944db5d99ed5c55a7a4e9225d8bdfd147b2',
  createdAt: '2024-03-21T10:00:00.000Z',
  lastModified: '2024-03-21',
  private: false,
  gated: 'manual',
  downloads: 12,
  likes: 0,
  trendingScore: 0.5,
  pipeline_tag: 'text-generation',
  tags: ['a', 'license:mit'],
  config: { model_type: 'llama' },
  cardData: { language: ['en'] },
  siblings: [{ rfilename: 'config.json', size: 3, lfs: { sha256: 'x' } }],
};

describe('a record', () => {
  it('keeps all of its fields, known and unknown', () => {
    const given = { ...full, _id: 'x', nested: { unknown: [1, { a: null }] } };
    expect(parseRecord('model', given)).toEqual({
      ok: true,
      record: given,
      json: JSON.stringify(given),
      dropped: [],
    });
  });

  it('requires only an id; other fields may be missing or null', () => {
    expect(problems({ id: 'gpt2' })).toEqual([]);
    expect(
      problems({ id: 'gpt2', author: null, tags: null, downloads: null, config: null, gated: null }),
    ).toEqual([]);
  });

  it('is normalized to one JSON form', () => {
    const parsed = parseRecordText('model', '{ "id" : "a/b",\n "likes": 1.0 }');
    expect(parsed).toMatchObject({ ok: true, json: '{"id":"a/b","likes":1}' });
  });

  it.each([
    ['a string', 'text'],
    ['a list', [full]],
    ['null', null],
  ])('is not %s', (_, value) => {
    expect(problems(value)).toEqual([{ field: '', message: 'is not a JSON object' }]);
  });

  it.each([
    ['id', { ...full, id: undefined }],
    ['id', { ...full, id: 7 }],
    ['downloads', { ...full, downloads: -1 }],
    ['likes', { ...full, likes: 1.5 }],
    ['likes', { ...full, likes: '12' }],
    ['createdAt', { ...full, createdAt: 'yesterday' }],
    ['gated', { ...full, gated: 'maybe' }],
    ['private', { ...full, private: 'no' }],
    ['tags', { ...full, tags: 'a,b' }],
    ['tags.1', { ...full, tags: ['a', 5] }],
    ['tags.0', { ...full, tags: ['x'.repeat(513)] }],
    ['tags', { ...full, tags: Array.from({ length: 100_000 }, (_, n) => `tag-${n}`) }],
    ['config', { ...full, config: 'none' }],
    ['siblings.0.rfilename', { ...full, siblings: [{}] }],
    ['pipeline_tag', { ...full, pipeline_tag: ['text-generation'] }],
    ['cardData.text', { ...full, cardData: { text: 'x'.repeat(10_000_000) } }],
    ['cardData.text', { ...full, cardData: { text: 'a\0b' } }],
    ['cardData', { ...full, cardData: { 'a\0b': 1 } }],
    ['cardData', { ...full, cardData: { ['a'.repeat(10_000_000)]: 1 } }],
    [
      '',
      {
        ...full,
        siblings: Array.from({ length: 200_000 }, (_, n) => ({ rfilename: `${n}${'x'.repeat(50)}` })),
      },
    ],
  ])('is refused with a reason that names %s', (field, value) => {
    expect(problems(value)).toMatchObject([{ field }]);
  });

  it('is refused when it is nested too deep, without a stack overflow', () => {
    const deep = parseRecordText('model', `{"id":"a/b","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`);
    expect(deep).toMatchObject({ ok: false, problems: [{ message: 'is nested more than 64 levels deep' }] });
  });

  it('has a message with the expected type of each field', () => {
    const wrong = { id: 'a', likes: '1', private: 1, tags: {}, config: [], sha: 1, trendingScore: '' };
    expect(Object.fromEntries(problems(wrong).map(({ field, message }) => [field, message]))).toEqual({
      likes: 'is "1", not a whole number from 0 to 9007199254740991',
      private: 'is 1, not true or false',
      tags: 'is an object, not a list of at most 10000',
      config: 'is a list of 0, not an object',
      sha: 'is 1, not a string',
      trendingScore: 'is "", not a number',
    });
  });

  it('names each of its problems, up to ten', () => {
    expect(problems({ id: 'a b', likes: -1, private: 0 }).map(({ field }) => field)).toEqual([
      'id',
      'private',
      'likes',
    ]);
    expect(problems({ id: 'a', tags: Array.from({ length: 50 }, () => 1) })).toHaveLength(10);
  });

  it('can be stored without the fields of the wrong type', () => {
    const given = { id: 'a/b', likes: -1, cardData: { license: [{}, 'mit'] } };
    expect(parseRecord('model', given, 'drop')).toMatchObject({
      ok: true,
      json: '{"id":"a/b","cardData":{"license":["mit"]}}',
      dropped: [{ field: 'likes' }, { field: 'cardData.license.0' }],
    });
    expect(parseRecord('model', { id: 'a b', likes: -1 }, 'drop').ok).toBe(false);
  });

  it('has its problems described in one line', () => {
    expect(describeProblems(problems({ id: 'a b', likes: -1 }))).toBe(
      'id may contain only letters, digits, "_", "-" and ".", and not begin or end with "-" or "."; likes is -1, not a whole number from 0 to 9007199254740991',
    );
    expect(describeProblems([{ field: '', message: 'is not a JSON object' }])).toBe(
      'the record is not a JSON object',
    );
  });

  it('is validated with the fields of its kind', () => {
    expect(parseRecord('space', { id: 'a/b', sdk: 5 }).ok).toBe(false);
    expect(parseRecord('model', { id: 'a/b', sdk: 5 }).ok).toBe(true);
    expect(parseRecord('dataset', { id: 'a/b', citation: {} }).ok).toBe(false);
  });

  it('is refused when its JSON is truncated', () => {
    expect(parseRecordText('model', '{"id":"a/b"')).toMatchObject({ ok: false, problems: [{ field: '' }] });
  });

  it('keeps a key that would be dangerous to assign as plain data', () => {
    const parsed = parseRecordText('model', '{"id":"a/b","__proto__":{"polluted":true}}');
    expect(parsed).toMatchObject({ ok: true, json: '{"id":"a/b","__proto__":{"polluted":true}}' });
    expect(parsed.ok && 'polluted' in parsed.record).toBe(false);
  });
});
