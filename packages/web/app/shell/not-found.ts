/** @module Every other URL: the page of a repository that has this path on the hub, else a 404 with similar pages. */
import { data, redirect } from 'react-router';
import { servicesOf } from '../lib/page/load-context.server.ts';
import type { NotFoundFacts } from '../lib/page/page.server.ts';
import { hubPath } from './hub-path.server.ts';
import type { Route } from './+types/not-found.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const page = await hubPath(services, url);
  if (page !== undefined) throw redirect(page);
  const last = decodeURIComponent(url.pathname.split('/').findLast((part) => part !== '') ?? '').slice(
    0,
    100,
  );
  for (const kind of ['task', 'library'] as const) {
    const nearest = await services.nearest(kind, last, 5);
    const facts: NotFoundFacts = { kind, id: last, nearest, isGuess: true };
    if (nearest.length > 0) throw data(facts, { status: 404 });
  }
  throw data(undefined, { status: 404 });
}

export default function NotFound() {
  return null;
}
