/** @module The page that a query identifies: a pasted URL or id. */
import type { Services } from '../services.ts';
import type { FindAnswer, Found } from './finding.ts';
import type { EntryIndex } from './match-entries.ts';
import { pathOf } from './match-records.ts';
import { pastedAddress, pastedReference } from './reference.ts';

interface Destination extends Pick<FindAnswer, 'go' | 'unknownModel'> {
  /** The result that is listed first. */
  readonly first?: Found;
  /** The text to search for. */
  readonly searched: string;
}

const certainScore = 110;

export async function destinationOf(
  services: Pick<Services, 'record'>,
  entries: EntryIndex,
  query: string,
): Promise<Destination> {
  const url = pastedAddress(query);
  const entry = url && entryAt(entries, url);
  if (entry) return { go: entry.path, first: entry, searched: entry.name };
  const reference = pastedReference(query);
  if (!reference) return { searched: query };
  const { kind, id, certain } = reference;
  if (certain || (await services.record(kind, id)) !== undefined) {
    const path = pathOf(kind, id);
    return { go: path, first: { kind, id, name: id, path, score: certainScore }, searched: id };
  }
  return { searched: id, ...(kind === 'model' && id.includes('/') && { unknownModel: id }) };
}

/** The entry whose website, repository or page the URL is. */
function entryAt({ entries }: EntryIndex, url: URL): Found | undefined {
  const given = placeOf(url);
  for (const { entry } of entries) {
    const isOwnPage = entry.kind !== 'page' && url.pathname === entry.path;
    if (
      !isOwnPage &&
      !entry.addresses?.some((each) => URL.canParse(each) && placeOf(new URL(each)) === given)
    )
      continue;
    const { kind, id, name, detail, path } = entry;
    return { kind, id, name, detail, path, score: certainScore };
  }
  return undefined;
}

/** Host and path, without `www.`, a trailing slash, and for repositories the path below them. */
function placeOf({ hostname, pathname }: URL): string {
  const host = hostname.replace(/^www\./u, '');
  const segments = pathname.split('/').filter((part) => part !== '');
  const kept = host === 'github.com' ? segments.slice(0, 2) : segments;
  return [host, ...kept]
    .join('/')
    .toLowerCase()
    .replace(/\.git$/u, '');
}
