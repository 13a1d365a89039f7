import { apps, libraries, tasks } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contextFor, servicesInMemory } from '../lib/testing/page-input.ts';
import { loader } from './sitemap-pages.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory({ LOADOUT_PUBLIC_URL: 'https://loadout.example' });
});
afterAll(() => services.close());

it('the sitemap of pages has every task, library and app, under the public URL', async () => {
  const url = new URL('http://localhost:3000/sitemap-pages.xml');
  const answer = loader({
    url,
    request: new Request(url),
    params: {},
    context: contextFor(services),
    pattern: '/sitemap-pages.xml',
  });
  const xml = await answer.text();
  const listed = new Set(Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address));
  const wanted = [
    ...Object.keys(tasks).map((id) => `/tasks/${id}`),
    ...Object.keys(libraries).map((key) => `/libraries/${key}`),
    ...Object.keys(apps).map((key) => `/apps/${key}`),
  ];
  expect(wanted.filter((path) => !listed.has(`https://loadout.example${path}`))).toEqual([]);
  expect([...listed].filter((address) => !address?.startsWith('https://loadout.example/'))).toEqual([]);
});
