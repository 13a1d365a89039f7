/** @module URLs of the parts of the sitemap, at the root: a part may only list URLs below its folder. */
import type { RepoKind } from '@loadout/hub';

/** The protocol allows 50,000; that many take longer to write than a request may take. */
export const addressesPerPart = 5_000;

export const pagesMap = '/sitemap-pages.xml';

export const repositoryMaps: Readonly<Record<string, RepoKind>> = {
  '/sitemap-models.xml': 'model',
  '/sitemap-datasets.xml': 'dataset',
  '/sitemap-spaces.xml': 'space',
};

/** The URLs of all parts, for this many records of each kind. */
export const partAddresses = (records: Readonly<Record<RepoKind, number>>): readonly string[] => [
  pagesMap,
  ...Object.entries(repositoryMaps).flatMap(([path, kind]) =>
    Array.from({ length: partCount(records[kind]) }, (_unused, at) => `${path}?part=${at + 1}`),
  ),
];

const partCount = (records: number): number => Math.ceil(records / addressesPerPart);

/** How many records come before the requested part; nothing where there is no such part. */
export function recordsBefore(requested: string | null, records: number): number | undefined {
  const part = /^[1-9]\d{0,8}$/.test(requested ?? '') ? Number(requested) : 0;
  return part >= 1 && part <= partCount(records) ? (part - 1) * addressesPerPart : undefined;
}
