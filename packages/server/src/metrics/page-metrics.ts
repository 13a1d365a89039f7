/** @module Metrics of the page cache. */
import type { PageCacheFigures } from '../pages/page-cache.ts';
import type { Metric } from './exposition.ts';

export const pageMetrics = ({ hits, misses, pages, bytes }: PageCacheFigures): readonly Metric[] => [
  {
    name: 'loadout_page_cache_requests_total',
    help: 'Requests for pages, by whether a copy was served.',
    type: 'counter',
    samples: [
      { labels: { result: 'hit' }, value: hits },
      { labels: { result: 'miss' }, value: misses },
    ],
  },
  {
    name: 'loadout_page_cache_pages',
    help: 'Rendered pages in memory.',
    type: 'gauge',
    samples: [{ value: pages }],
  },
  {
    name: 'loadout_page_cache_bytes',
    help: 'Memory of the rendered pages.',
    type: 'gauge',
    samples: [{ value: bytes }],
  },
];
