import type { Services } from '@loadout/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contextFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { loader as robots } from './robots.ts';
import { loader as sitemap } from './sitemap.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory({ LOADOUT_PUBLIC_URL: 'https://loadout.example' });
});
afterAll(() => services.close());

const args = (path: string) => {
  const url = new URL(path, 'http://localhost:3000');
  return { url, request: new Request(url), params: {}, context: contextFor(services) };
};

it('the sitemap lists its parts under the public URL, and may be cached for an hour', async () => {
  const answer = sitemap({ ...args('/sitemap.xml'), pattern: '/sitemap.xml' });
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  const xml = await answer.text();
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex /);
  const parts = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
  expect(parts).toEqual([
    'https://loadout.example/sitemap-pages.xml',
    'https://loadout.example/sitemap-models.xml?part=1',
    'https://loadout.example/sitemap-datasets.xml?part=1',
    'https://loadout.example/sitemap-spaces.xml?part=1',
  ]);
});

it('robots may read everything and find the sitemap under the public URL', async () => {
  const answer = robots({ ...args('/robots.txt'), pattern: '/robots.txt' });
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    'User-agent: *\nDisallow:\nSitemap: https://loadout.example/sitemap.xml\n',
  );
});
