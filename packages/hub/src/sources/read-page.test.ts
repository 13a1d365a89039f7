import { describe, expect, it } from 'vitest';
import { HubError } from './hub-error.ts';
import type { HubClient } from './hub-client.ts';
import { fetchEach, idOf, readPage } from './read-page.ts';
import { idsQuery, listQuery } from './list-query.ts';

const unused = () => Promise.reject(new Error('not requested'));

const hubOf = (record: HubClient['record']): HubClient => ({
  baseUrl: 'https://hub.example',
  record,
  page: unused,
  fields: unused,
  fileFetch: () => unused,
});

describe('the id of a listed record', () => {
  it.each<[unknown, string | undefined]>([
    [{ id: 'a/b' }, 'a/b'],
    [{ id: 7 }, undefined],
    [{}, undefined],
    [null, undefined],
    ['a/b', undefined],
    [undefined, undefined],
  ])('of %j is %s', (entry, id) => {
    expect(idOf(entry)).toBe(id);
  });
});

describe('a page of a listing', () => {
  it('has the place of each record, and a reason for each invalid one', async () => {
    const batch = await readPage(hubOf(unused), [{ id: 'a/1' }, 'nonsense', { id: 'a/2' }], {
      kind: 'model',
      detail: 'list',
      placeBefore: 40,
    });
    expect(batch.records.map(({ id }) => id)).toEqual(['a/1', 'a/2']);
    expect(batch.report({ inserted: 2, updated: 0, unchanged: 0 })).toMatchObject({
      place: 43,
      refused: 1,
      refusals: [{ place: 42 }],
    });
  });

  it('requests each record by its id with detail "record", and reports the missing ones', async () => {
    const hub = hubOf(async (_, id) => (id === 'a/2' ? undefined : { id, likes: 1 }));
    const batch = await readPage(hub, [{ id: 'a/1' }, { id: 'a/2' }], {
      kind: 'model',
      detail: 'record',
      placeBefore: 0,
    });
    expect(batch.records.map(({ json }) => JSON.parse(json))).toEqual([{ id: 'a/1', likes: 1 }]);
    expect(batch.report({ inserted: 1, updated: 0, unchanged: 0 }).refusals).toEqual([
      { place: 2, reason: 'the hub lists the record but does not return it' },
    ]);
  });

  it('aborts the other requests when one fails, and all of them on abort', async () => {
    const signals: AbortSignal[] = [];
    const hub = hubOf(async (_, id, signal) => {
      if (signal) signals.push(signal);
      if (id === 'a/2') throw new HubError('unavailable', 'gone');
      return { id };
    });
    const listed = [{ id: 'a/1' }, { id: 'a/2' }];
    await expect(fetchEach(hub, 'model', listed, undefined)).rejects.toThrow('gone');
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    const off = AbortSignal.abort();
    signals.length = 0;
    await fetchEach(hub, 'model', [{ id: 'a/1' }, 'no id'], off);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('the query of a listing', () => {
  it('has the filters, the order and the fields', () => {
    const query = new URLSearchParams(
      listQuery('dataset', { author: 'ada', filter: ['a', 'b'], gated: false }, 50, 'likes'),
    );
    expect(query.getAll('filter')).toEqual(['a', 'b']);
    expect(Object.fromEntries(query)).toMatchObject({
      author: 'ada',
      gated: 'false',
      sort: 'likes',
      direction: '-1',
      limit: '50',
    });
    expect(query.getAll('expand')).toEqual(expect.arrayContaining(['tags', 'downloads', 'description']));
    expect(query.getAll('expand')).not.toContain('pipeline_tag');
    expect(new URLSearchParams(listQuery('model', {}, 5)).get('sort')).toBe('createdAt');
  });

  it('for ids only has one field', () => {
    expect(idsQuery(9)).toBe('?sort=createdAt&direction=-1&limit=9&expand=createdAt');
  });
});
