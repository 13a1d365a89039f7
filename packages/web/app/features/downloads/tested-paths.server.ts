/** @module Paths a visitor tries a download rule on: one a line, in the URL. */
import type { Services } from '@loadout/server';

export interface TestedPaths {
  readonly paths: string;
  readonly results: readonly { readonly path: string; readonly counts: boolean }[];
}

const limits = { characters: 20_000, paths: 200 };

export async function testPaths(
  services: Services,
  /** Nothing where the rule cannot be read: the paths stay, without results. */
  by: { readonly library?: string; readonly rule?: string } | undefined,
  url: URL,
): Promise<TestedPaths> {
  const paths = (url.searchParams.get('paths') ?? '')
    .slice(0, limits.characters)
    .split(/\r?\n/)
    .map((path) => path.trim())
    .filter((path) => path !== '')
    .slice(0, limits.paths);
  if (!by || paths.length === 0) return { paths: paths.join('\n'), results: [] };
  const { results } = await services.testDownloadRule({ ...by, paths });
  return { paths: paths.join('\n'), results };
}
