/** @module The built site: its render function and the folder of its public files. */
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Findable, PageKey, Render } from '@loadout/server';

export interface Site {
  readonly render: Render;
  /** What a page depends on, for the cache of pages. */
  readonly keyOf: PageKey;
  /** Its pages, as the search over everything finds them. */
  readonly pages: readonly Findable[];
  /** Folder of scripts, styles, fonts and images, served as they are. */
  readonly clientDir: string;
}

export class SiteNotBuiltError extends Error {
  override readonly name = 'SiteNotBuiltError';
}

const buildFolder = new URL('../build/', import.meta.url);

const entry = new URL('server/index.js', buildFolder);

/** Throws a `SiteNotBuiltError` where there is no site; loads nothing. */
export async function checkSite(): Promise<void> {
  try {
    await access(entry);
  } catch {
    throw new SiteNotBuiltError('The site is not built yet: run `npm run build -w packages/web`.');
  }
}

export async function openSite(): Promise<Site> {
  await checkSite();
  const { render, keyOf, pages } = await import('#built');
  return { render, keyOf, pages, clientDir: fileURLToPath(new URL('client', buildFolder)) };
}
