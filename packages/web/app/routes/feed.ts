/** @module /feed.xml: new libraries and tasks, as RSS. */
import { newcomers } from '../feed/newcomers.server.ts';
import { feedDocument } from '../feed/feed.ts';
import { xmlAnswer } from '../sitemap/xml.ts';
import { originOf, servicesOf } from '../load-context.server.ts';
import type { Route } from './+types/feed.ts';

const entriesShown = 60;

export function loader({ context, url }: Route.LoaderArgs): Response {
  const entries = newcomers(servicesOf(context), entriesShown);
  return xmlAnswer(feedDocument(entries, originOf(context, url)), 'application/rss+xml');
}
