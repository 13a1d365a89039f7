/** @module /sitemap-pages.xml: the pages that do not change from day to day. */
import { libraryPath, taskPath } from '../links/links.ts';
import { xmlAnswer } from '../sitemap/xml.ts';
import { originOf, servicesOf } from '../load-context.server.ts';
import { kept } from '../sitemap/caching.ts';
import { mapPart } from '../sitemap/document.ts';
import type { Route } from './+types/sitemap-pages.ts';

const fixed = [
  '/',
  '/tasks',
  '/libraries',
  '/models',
  '/datasets',
  '/spaces',
  '/inference',
  '/quantization',
  '/downloads',
  '/playground',
];

export function loader({ context, url }: Route.LoaderArgs): Response {
  const services = servicesOf(context);
  const paths = [
    ...fixed,
    ...services.tasks().map(({ id }) => taskPath(id)),
    ...services.libraries().map(({ key }) => libraryPath(key)),
  ];
  const document = mapPart(
    originOf(context, url),
    paths.map((path) => ({ path })),
  );
  return xmlAnswer(document, 'application/xml', kept);
}
