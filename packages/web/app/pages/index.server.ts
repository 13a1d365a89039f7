/** @module The server part of every page: its twins and its paths in the sitemap. */
import type { Services } from '@loadout/server';
import { matchPath } from 'react-router';
import { type Page, type Twins, twinsOf } from '../lib/page/page.server.ts';
import { folderOf, pages } from './index.ts';

const served = Object.entries(
  import.meta.glob<Page<unknown>>('./*/page.server.ts', { eager: true, import: 'page' }),
).flatMap(([file, page]) => {
  const declaration = pages[folderOf(file)];
  return declaration ? [{ declaration, page }] : [];
});

export interface FoundTwins {
  readonly twins: Twins;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export function twinsFor(path: string): FoundTwins | undefined {
  for (const { declaration, page } of served) {
    const match = matchPath(declaration.path, path);
    if (match) return { twins: twinsOf(page), params: match.params };
  }
  return undefined;
}

/** The paths of all pages that do not come from records. */
export const listedPaths = (services: Services): readonly string[] => [
  ...Object.values(pages).flatMap(({ path, listed }) => (listed === true ? [path] : [])),
  ...served.flatMap(({ page }) => page.paths?.(services) ?? []),
];
