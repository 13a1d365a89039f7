/** @module /sitemap.xml: the pages that do not change from day to day. */
import { libraryPath, taskPath } from '../lib/links.ts';
import { escapeXml, xmlAnswer } from '../lib/xml.ts';
import { servicesOf } from '../load-context.server.ts';
import type { Route } from './+types/sitemap.ts';

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
  const origin = services.settings.publicUrl ?? url.origin;
  const paths = [
    ...fixed,
    ...services.tasks().map(({ id }) => taskPath(id)),
    ...services.libraries().map(({ key }) => libraryPath(key)),
  ];
  const entries = paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
  return xmlAnswer(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`,
    'application/xml',
  );
}
