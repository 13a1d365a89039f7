import { describe, expect, it } from 'vitest';
import { extentOf, rowsInWords } from './extent.ts';

describe('the extent of a dataset', () => {
  it.each([
    ['10K<n<100K', '10K to 100K'],
    ['1k<n<10k', '1K to 10K'],
    ['n<1K', 'under 1K'],
    ['n>1T', 'over 1T'],
    ['unknown', undefined],
    ['1960<n<11,502', undefined],
  ])('returns the rows of %s', (size, words) => {
    expect(rowsInWords(size)).toBe(words);
  });

  it('reads size, format and modality where the record has them', () => {
    const tags = ['size_categories:unknown', 'size_categories:n<1K', 'format:csv', 'modality:text'];
    const siblings = [
      { rfilename: 'a.csv', size: 10 },
      { rfilename: 'b.csv', size: 5 },
    ];
    expect(extentOf({ tags, siblings })).toEqual({
      rows: 'under 1K',
      bytes: 15,
      formats: ['csv'],
      modalities: ['text'],
    });
  });

  it('does not add up files of which one does not say its size', () => {
    const siblings = [{ rfilename: 'a.csv', size: 10 }, { rfilename: 'b.csv' }];
    expect(extentOf({ siblings })).toEqual({ formats: [], modalities: [] });
  });
});
