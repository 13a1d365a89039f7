import {
  fakeHub,
  type FakeHub,
  sampleRepositories,
  temporaryFolder,
  type TemporaryFolder,
} from '@loadout/hub/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutHub } from './without-hub.ts';
import { asAdmin, problemOf, testApp, type TestApp } from '../testing/test-app.ts';

let folder: TemporaryFolder;
let hub: FakeHub;
let server: TestApp;

beforeAll(async () => {
  folder = await temporaryFolder();
  sampleRepositories(folder.path);
  hub = await fakeHub([], { folder: folder.path });
  server = await testApp({ LOADOUT_HUB_URL: hub.url, LOADOUT_HUB_CONTENT_URLS: hub.contentUrl });
  const sparse = { cardData: { summary: 'A tiny model.' } };
  await server.send('PUT', '/api/models/acme/tiny', sparse, asAdmin);
  await server.send('PUT', '/api/datasets/acme/rows', {}, asAdmin);
});
afterAll(async () => {
  await server.close();
  await hub.stop();
  await folder[Symbol.asyncDispose]();
});

const read = async (path: string): Promise<unknown> => (await server.get(path)).json();

async function fresh(kind: 'model' | 'dataset', id: string): Promise<void> {
  await expect.poll(async () => (await server.services.freshness(kind, id))?.state).toBe('fresh');
}

describe('a sparse record with a hub configured', () => {
  test('is not refreshed by the example requests of the API reference', async () => {
    await withoutHub(() => server.services.record('model', 'acme/tiny'));
    await withoutHub(() => server.services.record('model', 'acme/not-stored'));
    expect(hub.requests).toEqual([]);
  });

  test('is returned at once, and is complete at the next view', async () => {
    expect(await read('/api/models/acme/tiny')).not.toHaveProperty('downloads');
    expect(await server.services.freshness('model', 'acme/tiny')).toEqual({ state: 'refreshing' });
    await fresh('model', 'acme/tiny');
    expect(await read('/api/models/acme/tiny')).toMatchObject({
      downloads: 1200,
      safetensors: { total: 64_064 },
      config: { max_position_embeddings: 2048 },
      cardData: { summary: 'A tiny model.', license: 'mit' },
      derived: { fields: expect.arrayContaining(['safetensors']) },
    });
  });

  test('is found by its new fields', async () => {
    const found = await read('/api/models?author=acme&sort=downloads&expand=downloads');
    expect(found).toMatchObject([{ id: 'acme/tiny', downloads: 1200 }]);
  });

  test('has the first rows of a dataset', async () => {
    await read('/api/datasets/acme/rows');
    await fresh('dataset', 'acme/rows');
    expect(await read('/api/datasets/acme/rows')).toMatchObject({ preview: { rows: 30 } });
  });

  test('has a history of its figures', async () => {
    const at = expect.any(String);
    expect(await read('/api/models/acme/tiny/history')).toEqual({
      id: 'acme/tiny',
      points: [{ at, downloads: 1200, likes: 34 }],
    });
    expect(await problemOf(await server.get('/api/models/acme/none/history'))).toMatchObject({ status: 404 });
  });

  test('stays unchanged when the hub is unreachable', async () => {
    await hub.stop();
    expect(await read('/api/models/acme/tiny')).toMatchObject({ downloads: 1200 });
    expect((await server.get('/api/models/openai/whisper-large-v3')).status).toBe(200);
    await expect
      .poll(async () => (await server.services.freshness('model', 'openai/whisper-large-v3'))?.state)
      .toBe('stale');
    expect(server.defects).toEqual([]);
  });
});

test('the history of a name without an owner is not a record', async () => {
  const alone = await testApp();
  await alone.send('PUT', '/api/models/solo', {}, asAdmin);
  expect(await (await alone.get('/api/models/solo/history')).json()).toEqual({ id: 'solo', points: [] });
  await alone.send('PUT', '/api/models/solo/history', { likes: 1 }, asAdmin);
  expect(await (await alone.get('/api/models/solo/history')).json()).toMatchObject({ likes: 1 });
  await alone.close();
});
