/** @module /sitemap.xml: the index of the parts of the sitemap. */
import { xmlAnswer } from '../../lib/xml/xml.ts';
import { originOf, servicesOf } from '../../lib/page/load-context.server.ts';
import { partAddresses } from './addresses.ts';
import { kept } from './caching.ts';
import { mapIndex } from './document.ts';
import type { Route } from './+types/sitemap.ts';

export function loader({ context, url }: Route.LoaderArgs): Response {
  const parts = partAddresses(servicesOf(context).holdings().records);
  return xmlAnswer(mapIndex(originOf(context, url), parts), 'application/xml', kept);
}
