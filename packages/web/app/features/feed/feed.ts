/** @module Entries as RSS 2.0. */
import type { Newcomer } from './newcomers.server.ts';
import { escapeXml } from '../../lib/xml/xml.ts';

export const feedPath = '/feed.xml';

const kinds = { library: 'Library', task: 'Task' } as const;

export function feedDocument(entries: readonly Newcomer[], origin: string): string {
  const [newest] = entries;
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', 'Loadout: new libraries and tasks'),
    element('link', `${origin}/`),
    element('description', 'Libraries and tasks as they come into the catalogue.'),
    element('language', 'en-GB'),
    ...(newest ? [element('lastBuildDate', rfc822(newest.added))] : []),
    `<atom:link href="${escapeXml(origin + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...entries.map((entry) => item(entry, origin)),
    '</channel>',
    '</rss>',
  ].join('\n');
}

const item = ({ kind, label, summary, path, added }: Newcomer, origin: string): string =>
  [
    '<item>',
    element('title', `${kinds[kind]}: ${label}`),
    element('link', origin + path),
    `<guid isPermaLink="false">${escapeXml(`${kind}${path}`)}</guid>`,
    element('pubDate', rfc822(added)),
    element('category', kinds[kind]),
    ...(summary === undefined ? [] : [element('description', summary)]),
    '</item>',
  ].join('\n');

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** As RSS writes a moment: `Sun, 15 Nov 2026 02:49:40 GMT`. */
const rfc822 = (moment: string): string => new Date(moment).toUTCString();
