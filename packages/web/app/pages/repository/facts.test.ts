import { catalogueServices, type HubRecord } from '@loadout/server';
import { expect, it } from 'vitest';
import { summaryOf } from '../../lib/records/summary.ts';
import { repositoryFacts } from './facts.ts';

const strip = (record: HubRecord) =>
  repositoryFacts('dataset', record, summaryOf(record, catalogueServices)).map(
    ({ label, value, note }) => `${label}: ${value}${note === undefined ? '' : ` (${note})`}`,
  );

it('shows what a dataset is made of', () => {
  expect(
    strip({
      id: 'a/b',
      tags: ['size_categories:1K<n<10K', 'format:parquet', 'modality:text', 'license:cc-by-4.0'],
      siblings: [{ rfilename: 'a.parquet', size: 1_500_000 }],
      downloads: 12_000,
    }),
  ).toEqual([
    'Rows: 1K to 10K',
    'Size: 1.50 MB',
    'Format: parquet (text)',
    'License: CC BY 4.0',
    'Downloads: 12K',
  ]);
});

it('has no more cells than the strip shows', () => {
  const facts = strip({
    id: 'a/b',
    tags: ['size_categories:1K<n<10K', 'format:csv', 'format:json', 'modality:text', 'license:mit'],
    siblings: [{ rfilename: 'a.csv', size: 1 }],
    lastModified: '2026-07-26T00:00:00Z',
    downloads: 1,
    likes: 1,
  });
  expect(facts).toHaveLength(6);
});

it('is empty for a record that says nothing', () => {
  expect(strip({ id: 'a/b' })).toEqual([]);
});
