import { describe, expect, it } from 'vitest';
import { addressesPerPart, partAddresses, recordsBefore } from './addresses.ts';

describe('the parts of the sitemap', () => {
  it('are as many as the records need, and none for a kind without records', () => {
    expect(partAddresses({ model: 2 * addressesPerPart + 1, dataset: addressesPerPart, space: 0 })).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-models.xml?part=1',
      '/sitemap-models.xml?part=2',
      '/sitemap-models.xml?part=3',
      '/sitemap-datasets.xml?part=1',
    ]);
  });

  it('begin where the one before ends', () => {
    expect(recordsBefore('1', 6000)).toBe(0);
    expect(recordsBefore('2', 6000)).toBe(5000);
  });

  it.each([null, '', '0', '3', '-1', '1.5', '01', '1e1', '9'.repeat(20)])(
    'there is no part %s',
    (requested) => {
      expect(recordsBefore(requested, 6000)).toBeUndefined();
    },
  );
});
