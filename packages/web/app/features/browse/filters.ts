/** @module The filters of the browse pages. */
import type { Facet, RepoKind, Sort } from '@loadout/hub';

/** Filters whose values are lists in the address: `?task=a&task=b`. */
export const listFilters = [
  'task',
  'library',
  'language',
  'license',
  'app',
  'quantization',
  'provider',
  'author',
  'tag',
] as const;
export type ListFilter = (typeof listFilters)[number];

export const filterNames: Readonly<Record<Facet, string>> = {
  task: 'Task',
  library: 'Library',
  language: 'Language',
  license: 'Licence',
  app: 'Local app',
  quantization: 'Quantization',
  provider: 'Inference provider',
  author: 'Author',
  tag: 'Tag',
  verified: 'Verification',
  modality: 'Modality',
  size: 'Size',
  format: 'Format',
  hardware: 'Hardware',
  params: 'Parameters',
  gated: 'Access',
};

export const facetsOf: Readonly<Record<RepoKind, readonly ListFilter[]>> = {
  model: ['task', 'library', 'language', 'license', 'app', 'quantization', 'provider', 'author', 'tag'],
  dataset: ['task', 'language', 'license', 'author', 'tag'],
  space: ['author', 'license', 'tag'],
};

export const sortNames: Readonly<Record<Sort, string>> = {
  relevance: 'Best match',
  trending: 'Trending',
  downloads: 'Downloads',
  likes: 'Likes',
  created: 'Newest',
  updated: 'Updated',
  params: 'Largest',
};

/** Sizes that are offered, as the address says them. */
export const sizeRanges = [
  { value: 'max:1B', label: 'up to 1B' },
  { value: 'min:1B,max:4B', label: '1B to 4B' },
  { value: 'min:4B,max:9B', label: '4B to 9B' },
  { value: 'min:9B,max:40B', label: '9B to 40B' },
  { value: 'min:40B', label: '40B and more' },
] as const;
