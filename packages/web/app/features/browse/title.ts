/** @module The title of a list page names its filters, so that tabs and bookmarks can be told apart. */
import { kindNames } from '../../lib/records/kinds.ts';
import type { BrowseData } from './browse.server.ts';

const mostNamed = 3;

export function listTitle({ kind, chips }: Pick<BrowseData, 'kind' | 'chips'>): string {
  const { title } = kindNames[kind];
  const labels = chips.filter(({ unknown }) => !unknown).map(({ label }) => label);
  if (labels.length === 0) return title;
  const more = labels.length > mostNamed ? ` and ${labels.length - mostNamed} more` : '';
  return `${labels.slice(0, mostNamed).join(', ')}${more} · ${title}`;
}
