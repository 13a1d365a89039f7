import { describe, expect, it } from 'vitest';
import { ListingGuard } from './listing-guard.ts';

const page = (next: string | undefined, records = 1) => ({
  next,
  records: Array.from({ length: records }, () => ({ id: 'a/b' })),
});

describe('the guard of a listing', () => {
  it('allows new pages and the end', () => {
    const guard = new ListingGuard('https://hub.example', '?limit=2');
    expect(guard.problem(page('?limit=2&cursor=a'))).toBeUndefined();
    expect(guard.problem(page('?limit=2&cursor=b'))).toBeUndefined();
    expect(guard.problem(page(undefined))).toBeUndefined();
  });

  it.each([
    ['the first page', '?limit=2&sort=likes'],
    ['the first page, in another order', '?sort=likes&limit=2'],
    ['the first page, encoded', '?limit=2&sort=%6cikes'],
    ['a later page', '?limit=2&cursor=a'],
  ])('stops it at a link back to %s', (_, next) => {
    const guard = new ListingGuard('https://hub.example', '?limit=2&sort=likes');
    guard.problem(page('?limit=2&cursor=a'));
    expect(guard.problem(page(next))).toMatchObject({
      code: 'bad-answer',
      message: expect.stringContaining('from page 2 of its listing back to an earlier page'),
    });
  });

  it('stops the listing after 100 empty pages in a row', () => {
    const guard = new ListingGuard('https://hub.example', '?limit=2');
    const empty = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => guard.problem(page(`?cursor=${from + n}`, 0)));
    expect(empty(0, 100).every((problem) => problem === undefined)).toBe(true);
    expect(guard.problem(page('?cursor=full'))).toBeUndefined();
    expect(empty(100, 100).every((problem) => problem === undefined)).toBe(true);
    expect(guard.problem(page('?cursor=last', 0))).toMatchObject({
      code: 'bad-answer',
      message: expect.stringContaining('100 empty pages'),
    });
  });
});
