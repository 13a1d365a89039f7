import { expect, it } from 'vitest';
import { feedDocument } from './feed.ts';
import type { Newcomer } from './newcomers.server.ts';

const entry: Newcomer = {
  kind: 'library',
  label: 'Salt & <Pepper>',
  summary: 'Grinds "both".',
  path: '/libraries/salt',
  added: '2026-11-15T02:49:40Z',
};

const guid = (origin: string) => /<guid.*<\/guid>/.exec(feedDocument([entry], origin))?.[0];

it('a feed escapes the text of entries and has RSS dates', () => {
  const feed = feedDocument([entry], 'https://loadout.example');
  expect(feed).toContain('<title>Library: Salt &amp; &lt;Pepper&gt;</title>');
  expect(feed).toContain('<link>https://loadout.example/libraries/salt</link>');
  expect(feed).toContain('<pubDate>Sun, 15 Nov 2026 02:49:40 GMT</pubDate>');
  expect(feed).toContain('<lastBuildDate>Sun, 15 Nov 2026 02:49:40 GMT</lastBuildDate>');
});

it('an entry keeps its id when the site moves', () => {
  expect(guid('https://a.example')).toBe(guid('https://b.example'));
});

it('an empty catalogue is a feed without entries', () => {
  expect(feedDocument([], 'https://loadout.example')).not.toMatch(/<item>|lastBuildDate/);
});
