import { describe, expect, test } from 'vitest';
import { KeptPage } from './kept-page.ts';
import { PageCache } from './page-cache.ts';

const newPage = (bytes: number, validity: Partial<KeptPage['validity']> = {}) =>
  new KeptPage(new Headers(), new Uint8Array(bytes), { version: undefined, until: Infinity, ...validity });

const never = () => Promise.reject(new Error('The version was read.'));

describe('the page cache', () => {
  test('stays within its size limit, and evicts the least recently used page', async () => {
    const cache = new PageCache(1_000_000);
    for (let at = 0; at < 1_000; at += 1) {
      cache.keep(`/models?q=${at}`, newPage(10_000));
      await cache.find('/models?q=0', never);
    }
    const { bytes, pages } = cache.figures();
    expect(bytes).toBeLessThanOrEqual(1_000_000);
    expect(pages).toBeGreaterThan(70);
    expect(await cache.find('/models?q=0', never)).toBeDefined();
    expect(await cache.find('/models?q=1', never)).toBeUndefined();
    expect(await cache.find('/models?q=999', never)).toBeDefined();
  });

  test('does not store a page that would evict many others', async () => {
    const cache = new PageCache(1_000_000);
    cache.keep('/large', newPage(100_000));
    expect(cache.figures()).toMatchObject({ pages: 0, bytes: 0 });
  });

  test('updates the size of a page that has grown', async () => {
    const cache = new PageCache(1_000_000);
    const page = newPage(10_000);
    cache.keep('/page', page);
    const { bytes } = cache.figures();
    await page.improve('gzip');
    cache.keep('/page', page);
    expect(cache.figures().pages).toBe(1);
    expect(cache.figures().bytes).toBeGreaterThan(bytes);
  });

  test('returns a page of records only for its version, and no expired page', async () => {
    const cache = new PageCache(1_000_000);
    cache.keep('/records', newPage(10, { version: '1' }));
    cache.keep('/old', newPage(10, { until: Date.now() - 1 }));
    expect(await cache.find('/records', async () => '1')).toBeDefined();
    expect(await cache.find('/records', async () => '2')).toBeUndefined();
    expect(await cache.find('/records', async () => undefined)).toBeUndefined();
    expect(await cache.find('/old', never)).toBeUndefined();
    expect(cache.figures()).toMatchObject({ hits: 1, misses: 3 });
  });
});
