import { describe, expect, it } from 'vitest';
import { readQuery } from './query.server.ts';

const read = (query: string, kind: 'model' | 'dataset' = 'model') =>
  readQuery(new URLSearchParams(query), kind);

describe('an address of a browse page', () => {
  it('is read into a search', () => {
    const { request, ignored } = read(
      'q=+bert+&task=a&task=b&task=a&params=min:1B,max:9B&gated=false&sort=likes&cursor=x',
    );
    expect(request).toEqual({
      text: 'bert',
      task: ['a', 'b'],
      params: { min: 1e9, max: 9e9 },
      gated: false,
      sort: 'likes',
      cursor: 'x',
    });
    expect(ignored).toEqual([]);
  });

  it('is a search whatever it says, and names what it cannot read', () => {
    const { request, ignored } = read(
      'sort=sideways&params=huge&gated=maybe&task=&library=' + 'x'.repeat(300),
    );
    expect(request).toEqual({ sort: 'relevance', cursor: undefined });
    expect(ignored).toEqual([
      { name: 'sort', value: 'sideways' },
      { name: 'gated', value: 'maybe' },
      { name: 'params', value: 'huge' },
    ]);
  });

  it('knows sizes for models only', () => {
    expect(read('params=min:1B', 'dataset').request.params).toBeUndefined();
  });

  it('takes no more than a screenful of values', () => {
    const many = Array.from({ length: 500 }, (_, at) => `tag=${at}`).join('&');
    expect(read(many).request.tag).toHaveLength(20);
  });
});
