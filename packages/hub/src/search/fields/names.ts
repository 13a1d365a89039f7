/** @module The names of the indexed facets and figures. */

/** Facets that results are filtered and counted by. */
export const facets = [
  'task',
  'library',
  'language',
  'license',
  'author',
  'tag',
  'gated',
  'app',
  'quantization',
  'provider',
  'capability',
  'price',
  'context_length',
  'latency',
  'verified',
  'modality',
  'size',
  'format',
  'hardware',
  'params',
] as const;
export type Facet = (typeof facets)[number];

/** The figures that results can be sorted by. A missing figure is absent, never 0. Dates are in seconds. */
export const sortMeasures = ['downloads', 'likes', 'trending', 'created', 'updated', 'params'] as const;
export type SortMeasure = (typeof sortMeasures)[number];

/**
 * All figures of a record. `score` orders records that have no downloads. `weights`, in KiB, and `cache`, in bytes per
 * token, are the memory that the smallest file of a model needs.
 */
export const measures = [...sortMeasures, 'score', 'weights', 'cache'] as const;
export type Measure = (typeof measures)[number];
