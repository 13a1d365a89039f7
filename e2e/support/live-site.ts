/** @module A second server of the site whose hub is the stand-in hub, for tests of pages that update themselves. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeHub, fakeHub, sampleRepositories, writeRepository } from '@loadout/hub/testing';
import { test as base } from './shared-context.ts';
import { cardModel, cardText } from './card.ts';
import { startSite } from './start-site.ts';

export { expect } from '@playwright/test';

/** In the starter set, without figures. */
export const starterModel = 'Qwen/Qwen3-8B';

const token = 'token-of-the-browser-tests';

export const test = base.extend<object, { readonly hub: FakeHub; readonly siteUrl: string }>({
  hub: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'loadout-e2e-hub-'));
      sampleRepositories(folder);
      const card = {
        'README.md': '# Qwen3 8B\n\nA card.',
        'config.json': { max_position_embeddings: 40_960 },
        'pytorch_model.bin': 'weights',
      };
      const provider = { provider: 'novita', providerId: 'qwen3-8b', status: 'live', task: 'conversational' };
      writeRepository(folder, 'models', starterModel, card, {
        pipeline_tag: 'text-generation',
        library_name: 'transformers',
        tags: ['transformers', 'text-generation', 'conversational'],
        downloads: 4_321_000,
        likes: 987,
        inferenceProviderMapping: [
          { ...provider, features: { toolCalling: true }, providerDetails: { pricing: { input: 0.035 } } },
        ],
      });
      const hub = await fakeHub([], { folder });
      hub.delayMs = 300;
      await use(hub);
      await hub.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  siteUrl: [
    async ({ hub }, use) => {
      const data = mkdtempSync(join(tmpdir(), 'loadout-e2e-live-'));
      const settings = { LOADOUT_HUB_URL: hub.url, LOADOUT_HUB_CONTENT_URLS: hub.contentUrl };
      const site = await startSite(data, { ...settings, LOADOUT_ADMIN_TOKEN: token });
      const put = (path: string, type: string, body: string) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': type };
        return fetch(`${site.url}/api/${path}`, { method: 'PUT', headers, body });
      };
      for (const id of ['datasets/acme/rows', 'models/acme/tiny-gguf', `models/${cardModel}`])
        await put(id, 'application/json', '{}');
      // Uploaded, so that it is there whatever became of the hub.
      await put(`models/${cardModel}/card`, 'text/markdown', cardText);
      await use(site.url);
      await site.stop();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});
