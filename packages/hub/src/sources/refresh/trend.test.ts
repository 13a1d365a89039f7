import { expect, it } from 'vitest';
import { trendOf, withTrend } from './trend.ts';

const seen = (day: number, downloads: number, likes: number) => ({
  at: `2026-03-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  downloads,
  likes,
});

const bare = (day: number) => ({ at: seen(day, 0, 0).at });

it('a trend is what was gained within a week', () => {
  expect(trendOf([seen(1, 0, 0), seen(10, 1000, 5), seen(16, 3000, 9)])).toBe(6);
  expect(trendOf([seen(1, 5000, 9), seen(3, 1000, 9)])).toBe(0);
  expect(trendOf([seen(1, 0, 0), seen(20, 9000, 9)])).toBeUndefined();
  expect(trendOf([])).toBeUndefined();
  expect(trendOf([bare(1), bare(2)])).toBeUndefined();
  expect(
    trendOf([
      { ...bare(1), likes: 1 },
      { ...bare(2), likes: 3 },
    ]),
  ).toBe(2);
});

it('the score of the hub is kept', () => {
  const record = { id: 'a/b', trendingScore: 2 };
  expect(withTrend(record, [seen(1, 0, 0), seen(2, 5000, 0)])).toBe(record);
});

it('an earlier trend is replaced, or removed when nothing rises', () => {
  const rising = withTrend({ id: 'a/b' }, [seen(1, 0, 0), seen(2, 5000, 0)]);
  expect(rising).toEqual({ id: 'a/b', trendingScore: 5, derived: { fields: ['trendingScore'] } });
  const still = withTrend(rising, [seen(1, 5000, 0), seen(2, 5000, 0)]);
  expect(JSON.parse(JSON.stringify(still))).toEqual({ id: 'a/b', derived: { fields: [] } });
  const never = { id: 'a/b' };
  expect(withTrend(never, [seen(1, 5000, 0), seen(2, 5000, 0)])).toBe(never);
});
