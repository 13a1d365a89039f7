/** @module /sitemap-pages.xml: the pages that do not change from day to day. */
import { listedPaths } from '../pages/index.server.ts';
import { xmlAnswer } from '../lib/xml/xml.ts';
import { originOf, servicesOf } from '../lib/page/load-context.server.ts';
import { kept } from '../features/sitemap/caching.ts';
import { mapPart } from '../features/sitemap/document.ts';
import type { Route } from './+types/sitemap-pages.ts';

export function loader({ context, url }: Route.LoaderArgs): Response {
  const paths = listedPaths(servicesOf(context));
  const document = mapPart(
    originOf(context, url),
    paths.map((path) => ({ path })),
  );
  return xmlAnswer(document, 'application/xml', kept);
}
