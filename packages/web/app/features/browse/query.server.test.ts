import { describe, expect, it } from 'vitest';
import { readQuery } from './query.server.ts';

const read = (query: string, kind: 'model' | 'dataset' = 'model') =>
  readQuery(new URLSearchParams(query), kind);

describe('the URL of a list page', () => {
  it('is parsed into a search', () => {
    const { request, ignored, sort, start } = read(
      'q=+bert+&task=a&task=b&task=a&params=min:1B,max:9B&unknown_size=true&gated=false&sort=likes&cursor=x&start=30',
    );
    expect(request).toEqual({
      text: 'bert',
      task: ['a', 'b'],
      params: { min: 1e9, max: 9e9, unknown: true },
      gated: false,
      sort: 'likes',
      direction: 'desc',
      cursor: 'x',
    });
    expect({ ignored, sort, start }).toEqual({ ignored: [], sort: 'likes', start: 30 });
  });

  it('is always a search, and lists what it cannot parse', () => {
    const { request, ignored, open, start } = read(
      'sort=sideways&params=huge&gated=maybe&open=toString&start=-1&task=&library=' + 'x'.repeat(300),
    );
    expect(request).toEqual({ sort: 'trending', direction: 'desc', cursor: undefined });
    expect({ open, start }).toEqual({ open: undefined, start: 0 });
    expect(ignored).toEqual([
      { name: 'sort', value: 'sideways' },
      { name: 'gated', value: 'maybe' },
      { name: 'params', value: 'huge' },
      { name: 'open', value: 'toString' },
      { name: 'start', value: '-1' },
    ]);
  });

  it.each(['1e3', '99999999999', '0x10', '1.5', 'Infinity', '١'])(
    'has no page that starts at %s',
    (start) => {
      expect(read(`start=${encodeURIComponent(start)}`).start).toBe(0);
    },
  );

  it('sorts by relevance with a query, else by trending', () => {
    expect(read('q=bert').request.sort).toBe('relevance');
    expect(read('q=+').request.sort).toBe('trending');
    expect(read('sort=relevance').request.sort).toBe('trending');
    expect(read('sort=smallest').request).toMatchObject({ sort: 'params', direction: 'asc' });
  });

  it('includes unknown sizes only with a range', () => {
    expect(read('unknown_size=true').request.params).toBeUndefined();
    expect(read('params=max:1B&unknown_size=false').request.params).toEqual({ max: 1e9 });
  });

  it('has only the filters of its kind', () => {
    expect(read('params=min:1B&app=ollama&size=n<1K', 'dataset').request).toMatchObject({ size: ['n<1K'] });
    expect(read('params=min:1B&app=ollama', 'dataset').request).not.toHaveProperty('app');
    expect(read('params=min:1B', 'dataset').request.params).toBeUndefined();
    expect(read('size=n<1K').request).not.toHaveProperty('size');
  });

  it('opens a facet that its kind has', () => {
    expect(read('open=library&find=+x+')).toMatchObject({ open: 'library', find: 'x' });
    expect(read('open=app', 'dataset').open).toBeUndefined();
    expect(read('open=tag').open).toBeUndefined();
  });

  it('searches the id of a pasted URL, if the list has such records', () => {
    const q = encodeURIComponent('https://hub.example.org/Qwen/Qwen3-8B/tree/main');
    expect(read(`q=${q}`).request.text).toBe('Qwen/Qwen3-8B');
    expect(read(`q=${q}`, 'dataset').request.text).toContain('https://');
  });

  it('has no control characters', () => {
    const { request, find } = read('q=a%00b&task=%00&task=fill-mask&tag=x%0Ay&open=task&find=%07x');
    expect(request).toMatchObject({ text: 'a b', task: ['fill-mask'] });
    expect(request).not.toHaveProperty('tag');
    expect(find).toBe('x');
  });

  it('has a maximum number of values', () => {
    const many = Array.from({ length: 500 }, (_, at) => `tag=${at}`).join('&');
    expect(read(many).request.tag).toHaveLength(20);
  });
});
