/** @module /robots.txt: everything may be read. The canonical URL of a search is the page without the query. */
import { originOf } from '../../lib/page/load-context.server.ts';
import type { Route } from './+types/robots.ts';

export function loader({ context, url }: Route.LoaderArgs): Response {
  const rules = ['User-agent: *', 'Disallow:', `Sitemap: ${originOf(context, url)}/sitemap.xml`];
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
