/** @module What to throw for an id that is not here: a redirect to the list of the author, or the nearest ids. */
import type { RepoKind } from '@loadout/hub';
import { NotFoundError, type Services } from '@loadout/server';
import { redirect } from 'react-router';
import { withQuery } from '../links/links.ts';

export async function missing(
  services: Services,
  kind: RepoKind,
  id: string,
): Promise<Response | NotFoundError> {
  const author = id.includes('/') ? undefined : await authorOf(services, kind, id);
  if (author !== undefined) return redirect(withQuery(`/${kind}s`, { author }));
  return new NotFoundError(kind, id, await services.nearest(kind, id, 6));
}

/** As the author is spelled, if any repository is by this name. */
async function authorOf(services: Services, kind: RepoKind, name: string): Promise<string | undefined> {
  const { items } = await services.search(kind, { author: [name], limit: 1, facets: [] });
  return items[0]?.id.split('/')[0];
}
