/** @module /sitemap.xml: the pages that do not change from day to day. */
import { libraryPath, taskPath } from '../lib/links.ts';
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
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
