/** @module The page of a repository whose path on the hub was requested: `/owner/name`, `/datasets/owner/name/tree/main`. */
import { pastedReference, type Services } from '@loadout/server';
import { pathOf } from '../lib/links/links.ts';

/** Only for stored records: an unknown path must not make a request to the hub. */
export async function hubPath(services: Pick<Services, 'nearest'>, url: URL): Promise<string | undefined> {
  const reference = pastedReference(url.href);
  if (reference?.certain !== true) return undefined;
  const { kind, id } = reference;
  const [nearest] = await services.nearest(kind, id, 1);
  return nearest?.toLowerCase() === id.toLowerCase() ? pathOf[kind](nearest) : undefined;
}
