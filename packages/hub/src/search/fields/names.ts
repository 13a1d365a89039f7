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
] as const;
export type Facet = (typeof facets)[number];

/** The figures of a record. A missing figure is absent, never 0. Dates are in seconds. */
export const measures = ['downloads', 'likes', 'trending', 'created', 'updated', 'params'] as const;
export type Measure = (typeof measures)[number];
