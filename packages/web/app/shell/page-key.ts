/** @module What a page depends on, apart from the records: its URL, the visitor's choices, and the visitor's system. */
import type { PageKey } from '@loadout/server';
import { preferencesText } from '../lib/preferences/preferences.server.ts';
import { systemOfBrowser } from '../lib/preferences/system.server.ts';
import { knownSearch } from './parameters.ts';

/** Loaders must not read anything else of a request: the next visitor with the same key gets the same page. */
export const pageKey: PageKey = (request) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const url = new URL(request.url);
  const search = url.search === '' ? '' : knownSearch(url);
  return [url.origin + url.pathname, search, systemOfBrowser(request), preferencesText(request)].join('\n');
};
