import { expect, it } from 'vitest';
import { known, licenseFact, popularityFact, updatedFact } from './facts.ts';

it('names a license, and leaves an unknown one out', () => {
  expect(licenseFact('model', 'apache-2.0')).toEqual({
    label: 'License',
    value: 'Apache 2.0',
    href: '/models?license=apache-2.0',
  });
  expect(licenseFact('dataset', 'other', 'harbour-terms')?.value).toBe('harbour-terms');
  expect(licenseFact('model', 'unknown')).toBeUndefined();
});

it('gives one date where both are the same day', () => {
  expect(updatedFact('2026-07-26T10:00:00Z', '2026-05-01T10:00:00Z')).toEqual({
    label: 'Updated',
    value: '26 Jul 2026',
    note: 'created 1 May 2026',
  });
  expect(updatedFact('2026-07-26T10:00:00Z', '2026-07-26T08:00:00Z')).toEqual({
    label: 'Created',
    value: '26 Jul 2026',
  });
  expect(updatedFact('not a date', undefined)).toBeUndefined();
});

it('shows likes alone where downloads are unknown', () => {
  expect(popularityFact({ downloads: 4_100_000, likes: 1 })).toEqual({
    label: 'Downloads',
    value: '4.1M',
    note: '1 like',
  });
  expect(popularityFact({ likes: 12 })).toEqual({ label: 'Likes', value: '12' });
  expect(known([popularityFact({})])).toEqual([]);
});
