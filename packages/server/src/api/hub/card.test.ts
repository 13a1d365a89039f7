import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeHub, temporaryFolder } from '@loadout/hub/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asAdmin, problemOf, testApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  for (const id of ['harbour/tides', 'gpt2', 'solo/card'])
    await server.services.put('model', id, { id, tags: [] });
});
afterAll(() => server.close());

const markdown = { ...asAdmin, 'content-type': 'text/markdown' };
const put = (path: string, text: string, headers: Record<string, string> = markdown) =>
  server.send('PUT', path, text, headers);

const tides = '---\nlicense: mit\n---\n# Tides\n\nReads tide tables from photographs of lighthouses.\n';

describe('a card', () => {
  test('is stored with its commit, rendered, and gives the record a summary that search finds', async () => {
    const path = '/api/models/harbour/tides/card';
    expect((await server.get(path)).status).toBe(404);
    expect((await put(`${path}?revision=abc123`, tides)).status).toBe(201);
    expect(await (await server.get(path)).json()).toEqual({
      id: 'harbour/tides',
      revision: 'abc123',
      origin: 'upload',
      markdown: tides,
      html: expect.stringContaining('<h3 id="card-tides">Tides'),
      headings: [{ id: 'card-tides', text: 'Tides', level: 1 }],
      isCut: false,
      isPlain: false,
    });
    const sentence = 'Reads tide tables from photographs of lighthouses.';
    expect(await (await server.get('/api/models/harbour/tides')).json()).toMatchObject({
      cardSummary: sentence,
    });
    const found = await (await server.get('/api/search/models?q=lighthouses')).json();
    expect(found).toMatchObject({ items: [{ id: 'harbour/tides', summary: sentence }] });
    expect((await server.send('DELETE', path, '', asAdmin)).status).toBe(204);
    expect(await problemOf(await server.get(path))).toMatchObject({ code: 'no-card' });
    expect(await (await server.get('/api/models/harbour/tides')).json()).not.toHaveProperty('cardSummary');
  });

  test('of an id without an owner is at /card, unless that is a repository', async () => {
    expect((await put('/api/models/gpt2/card', '# GPT-2')).status).toBe(201);
    expect(await (await server.get('/api/models/gpt2/card')).json()).toMatchObject({ markdown: '# GPT-2' });
    expect(await (await server.get('/api/models/solo/card')).json()).toMatchObject({
      id: 'solo/card',
      tags: [],
    });
    expect((await put('/api/models/solo/card/card', '# Card')).status).toBe(201);
    const replaced = await server.send('PUT', '/api/models/solo/card', { likes: 1 }, asAdmin);
    expect(await replaced.json()).toEqual({ id: 'solo/card', result: 'replaced' });
    expect((await server.send('DELETE', '/api/models/solo/card', '', asAdmin)).status).toBe(204);
    expect((await server.get('/api/models/solo/card')).status).toBe(404);
  });

  test('is refused without the token, in another type, too large, empty or for no record', async () => {
    const path = '/api/models/harbour/tides/card';
    expect((await put(path, '# a', { 'content-type': 'text/markdown' })).status).toBe(401);
    expect((await put(path, '{}', { ...asAdmin, 'content-type': 'application/json' })).status).toBe(415);
    expect((await put(path, 'a'.repeat(200 * 1024 + 1))).status).toBe(413);
    expect((await put(path, ' \n')).status).toBe(422);
    expect((await put(path, 'a\0b')).status).toBe(422);
    expect((await put('/api/models/harbour/none/card', '# a')).status).toBe(404);
    expect((await put(`${path}?revision=a%20b`, '# a')).status).toBe(400);
    expect((await server.get('/api/models/harbour/none/card')).status).toBe(404);
  });
});

describe('with a hub', () => {
  test('a card is fetched once and served when the hub is gone', async () => {
    await using folder = await temporaryFolder();
    await mkdir(join(folder.path, 'models/harbour/waves'), { recursive: true });
    await writeFile(join(folder.path, 'models/harbour/waves/README.md'), '# Waves\n\n![w](w.png)');
    await using hub = await fakeHub([], { folder: folder.path });
    const live = await testApp({ LOADOUT_HUB_URL: hub.url });
    try {
      await live.services.put('model', 'harbour/waves', {});
      const path = '/api/models/harbour/waves/card';
      // The first request does not wait until the thread that renders has started.
      const response = await vi.waitUntil(
        async () => {
          const each = await live.get(path);
          return each.status === 200 && each;
        },
        { timeout: 20_000, interval: 100 },
      );
      const first = await response.json();
      expect(first).toMatchObject({ origin: 'hub', headings: [{ text: 'Waves' }] });
      expect(first).toMatchObject({
        html: expect.stringContaining(`<img src="${hub.url}/harbour/waves/resolve/`),
      });
      await live.get(path);
      expect(hub.requests.filter((each) => each.endsWith('README.md'))).toHaveLength(1);
      await hub.stop();
      expect((await live.get(path)).status).toBe(200);
    } finally {
      await live.close();
    }
  });

  test.each([
    ['gated', { state: 'gated' }],
    [{ renamedTo: 'harbour/waves' }, { state: 'renamed', movedTo: 'harbour/waves' }],
    ['private', { state: 'private' }],
  ] as const)('a withdrawn repository is marked, without card and files: %j', async (state, upstream) => {
    await using folder = await temporaryFolder();
    for (const name of ['shy', 'waves']) {
      await mkdir(join(folder.path, `models/harbour/${name}`), { recursive: true });
      await writeFile(join(folder.path, `models/harbour/${name}/README.md`), '# Secret');
    }
    await using hub = await fakeHub([], { folder: folder.path });
    hub.states = { 'models/harbour/shy': state };
    const live = await testApp({ LOADOUT_HUB_URL: hub.url });
    try {
      const siblings = [{ rfilename: 'model.safetensors' }];
      await live.services.put('model', 'harbour/shy', { sha: 'abc', siblings });
      expect((await live.get('/api/models/harbour/shy/card')).status).toBe(404);
      expect(await (await live.get('/api/models/harbour/shy')).json()).toMatchObject({
        upstream,
        siblings: [],
      });
    } finally {
      await live.close();
    }
  });
});
