/** @module The filters and sorts of the list pages. */
import type { Facet, RepoKind, Sort, SortMeasure } from '@loadout/hub';

/** Filters whose values are lists in the URL: `?task=a&task=b`. */
export const listFilters = [
  'task',
  'library',
  'license',
  'verified',
  'app',
  'language',
  'quantization',
  'provider',
  'capability',
  'price',
  'context_length',
  'latency',
  'modality',
  'size',
  'format',
  'hardware',
  'author',
  'tag',
] as const satisfies readonly Facet[];
export type ListFilter = (typeof listFilters)[number];

/** Each value is a limit that includes the others, so that one is chosen at a time. */
export const limitFilters: ReadonlySet<string> = new Set<ListFilter>(['price', 'context_length', 'latency']);

/** A facet that is shown with its values. Access has one value in the URL. */
export type ShownFacet = Exclude<ListFilter, 'tag'> | 'gated';

/** In the order of the page. The parameter count comes after the first. */
export const facetsOf: Readonly<Record<RepoKind, readonly ShownFacet[]>> = {
  model: [
    'task',
    'library',
    'license',
    'verified',
    'app',
    'language',
    'quantization',
    'provider',
    'capability',
    'price',
    'context_length',
    'latency',
    'author',
    'gated',
  ],
  dataset: ['task', 'modality', 'size', 'format', 'language', 'license', 'library', 'author', 'gated'],
  space: ['library', 'hardware', 'task', 'license', 'author'],
};

export const filtersOf = (kind: RepoKind): readonly ListFilter[] => [
  ...facetsOf[kind].filter((facet) => facet !== 'gated'),
  'tag',
];

const names: Readonly<Record<Facet, string>> = {
  task: 'Task',
  library: 'Library',
  language: 'Language',
  license: 'License',
  app: 'Local app',
  quantization: 'Quantization',
  provider: 'Inference provider',
  capability: 'Provider features',
  price: 'Provider price',
  context_length: 'Provider context',
  latency: 'Provider latency',
  verified: 'Verification',
  modality: 'Modality',
  size: 'Size',
  format: 'Format',
  hardware: 'Hardware',
  params: 'Parameters',
  author: 'Author',
  tag: 'Tag',
  gated: 'Access',
};

/** The library of a space is its SDK. */
export const filterName = (kind: RepoKind, facet: Facet): string =>
  kind === 'space' && facet === 'library' ? 'SDK' : names[facet];

export interface SortOption {
  readonly value: string;
  readonly label: string;
}

interface SortChoice {
  readonly label: string;
  readonly by: SortMeasure;
  readonly direction: 'asc' | 'desc';
}

const choices: Readonly<Record<string, SortChoice>> = {
  trending: { label: 'Trending', by: 'trending', direction: 'desc' },
  downloads: { label: 'Downloads', by: 'downloads', direction: 'desc' },
  likes: { label: 'Likes', by: 'likes', direction: 'desc' },
  updated: { label: 'Recently updated', by: 'updated', direction: 'desc' },
  created: { label: 'Newest', by: 'created', direction: 'desc' },
  smallest: { label: 'Smallest', by: 'params', direction: 'asc' },
  largest: { label: 'Largest', by: 'params', direction: 'desc' },
};

/** The value of the default in the URL; it is left out of links. */
export const defaultSort = 'relevance';

export const isSort = (value: string): boolean => value === defaultSort || Object.hasOwn(choices, value);

/** Without a query the default is trending, then downloads, then the curated order: see docs/decisions/027. */
export function sortRequest(
  value: string,
  searched: boolean,
): { readonly sort: Sort; readonly direction: 'asc' | 'desc' } {
  const chosen = Object.hasOwn(choices, value) ? choices[value] : undefined;
  if (chosen !== undefined) return { sort: chosen.by, direction: chosen.direction };
  return { sort: searched ? 'relevance' : 'trending', direction: 'desc' };
}

/** The default first, then what records have figures for. */
export function sortOptions(figures: readonly SortMeasure[], searched: boolean): readonly SortOption[] {
  const known = Object.entries(choices).filter(([, { by }]) => figures.includes(by));
  const same = searched ? undefined : known.find(([, { by }]) => by === 'trending' || by === 'downloads');
  const first = searched ? 'Best match' : (same?.[1].label ?? 'Recommended');
  return [
    { value: defaultSort, label: first },
    ...known.filter((entry) => entry !== same).map(([value, { label }]) => ({ value, label })),
  ];
}
