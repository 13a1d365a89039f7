import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from '@loadout/react';
import { formatBytes, formatCompact, formatCount, plural } from './format.ts';

describe('figures', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.00 kB'],
    [4_920_734_176, '4.92 GB'],
    [999_900_000, '1.00 GB'],
  ])('%d bytes read %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('shortens large counts', () => {
    expect(formatCompact(7_615_616_512)).toBe('7.62B');
  });

  const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
  const whole = new Intl.NumberFormat('en');
  it.each([0, 1, 12, 999, 1000, 1005, 999_499, 999_500, 1_000_000, 999_500_000_000, 999_499_999_999_999])(
    'writes %d like Intl',
    (count) => {
      expect(formatCompact(count)).toBe(compact.format(count));
      expect(formatCount(count)).toBe(whole.format(count));
    },
  );

  it('writes any count like Intl', () => {
    const counts = fc
      .integer({ min: 0, max: 15 })
      .chain((digits) => fc.integer({ min: 0, max: 10 ** digits }));
    fc.assert(
      fc.property(counts, (count) => {
        expect(formatCompact(count)).toBe(compact.format(count));
        expect(formatCount(count)).toBe(whole.format(count));
      }),
    );
  });

  it('agrees in number', () => {
    expect(plural(1, 'model')).toBe('1 model');
    expect(plural(1200, 'library', 'libraries')).toBe('1,200 libraries');
  });
});

describe('dates', () => {
  it('are days, the same everywhere', () => {
    expect(formatDate('2024-03-09T23:59:00.000Z')).toBe('9 Mar 2024');
  });

  it('read like those of Intl', () => {
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
    const dates = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, (date) => {
        expect(formatDate(date.toISOString())).toBe(day.format(date));
      }),
    );
  });

  it('are absent for invalid dates', () => {
    expect(formatDate('yesterday')).toBeUndefined();
  });
});
