/** @module /feed.xml: new libraries and tasks, as RSS. */
import { newcomers } from './newcomers.server.ts';
import { feedDocument } from './feed.ts';
import { xmlAnswer } from '../../lib/xml/xml.ts';
import { originOf, servicesOf } from '../../lib/page/load-context.server.ts';
import type { Route } from './+types/route.ts';

const entriesShown = 60;

export function loader({ context, url }: Route.LoaderArgs): Response {
  const entries = newcomers(servicesOf(context), entriesShown);
  return xmlAnswer(feedDocument(entries, originOf(context, url)), 'application/rss+xml');
}
