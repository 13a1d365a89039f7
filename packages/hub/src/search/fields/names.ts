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
  'verified',
  'modality',
  'size',
  'format',
  'hardware',
  'params',
] as const;
export type Facet = (typeof facets)[number];

/**
 * The figures of a record. A missing figure is absent, never 0. Dates are in seconds. `score` orders records that
 * have no downloads; results are not sorted by it alone.
 */
export const measures = ['downloads', 'likes', 'trending', 'created', 'updated', 'params', 'score'] as const;
export type Measure = (typeof measures)[number];
export type SortMeasure = Exclude<Measure, 'score'>;
