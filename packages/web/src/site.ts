/** @module The built site: its render function and the folder of its public files. */
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Findable, Render } from '@loadout/server';

export interface Site {
  readonly render: Render;
  /** Its pages, as the search over everything finds them. */
  readonly pages: readonly Findable[];
  /** Folder of scripts, styles, fonts and pictures, served as they are. */
  readonly clientDir: string;
}

export class SiteNotBuiltError extends Error {
  override readonly name = 'SiteNotBuiltError';
}

const buildFolder = new URL('../build/', import.meta.url);

export async function openSite(): Promise<Site> {
  const entry = new URL('server/index.js', buildFolder);
  try {
    await access(entry);
  } catch {
    throw new SiteNotBuiltError('The site is not built yet: run `npm run build -w packages/web`.');
  }
  const built: Pick<Site, 'render' | 'pages'> = await import(entry.href);
  return {
    render: built.render,
    pages: built.pages,
    clientDir: fileURLToPath(new URL('client', buildFolder)),
  };
}
