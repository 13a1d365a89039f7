import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { loader } from './sitemap-part.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> => {
  const url = new URL(path, 'https://site.example');
  return loader({ url, request: new Request(url, { headers }), context: contextFor(services) });
};

const part = '/sitemap-models.xml?part=1';

describe('the sitemap of the models', () => {
  it('has the page of every model once', async () => {
    const xml = await (await ask(part)).text();
    const addresses = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
    expect(addresses).toHaveLength(services.holdings().records.model);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain('https://site.example/models/Qwen/Qwen3-8B');
  });

  it('has the date of each change, and is sent again only after one', async () => {
    const tag = (await ask(part)).headers.get('etag') ?? '';
    expect((await ask(part, { 'if-none-match': tag })).status).toBe(304);
    const lastModified = '2026-03-04T05:06:07.000Z';
    await services.put('model', 'harbour/tide', { id: 'harbour/tide', lastModified });
    const answer = await ask(part, { 'if-none-match': tag });
    expect(await answer.text()).toContain(
      `<loc>https://site.example/models/harbour/tide</loc><lastmod>${lastModified}</lastmod>`,
    );
  });

  it.each(['', '?part=2', '?part=zero'])('has no part %s', async (query) => {
    await expect(ask(`/sitemap-models.xml${query}`)).rejects.toThrow(
      expect.objectContaining({ status: 404 }),
    );
  });
});
