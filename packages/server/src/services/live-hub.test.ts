import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { httpServer, listen, type RunningServer } from '../listen.ts';
import { problemOf, testApp, type TestApp } from '../testing/test-app.ts';

let hub: TestApp;
let running: RunningServer;
let server: TestApp;

beforeAll(async () => {
  hub = await testApp({ PORT: '0' });
  await hub.services.put('model', 'elsewhere/model', { library_name: 'spacy', tags: ['spacy'] });
  running = await listen(httpServer(createApp({ services: hub.services }).fetch), hub.services.settings);
  server = await testApp({ LOADOUT_HUB_URL: running.url });
});
afterAll(async () => {
  await running.stop();
  await hub.close();
  await server.close();
});

describe('a record that is not in the store', () => {
  test('is fetched from the configured hub', async () => {
    expect(await (await server.get('/api/models/elsewhere/model')).json()).toMatchObject({
      id: 'elsewhere/model',
    });
    const snippets = await server.send('POST', '/api/snippets', { id: 'elsewhere/model' });
    expect(await snippets.text()).toContain('"library":"spacy"');
  });

  test('nor on the hub is not found', async () => {
    expect(await problemOf(await server.get('/api/models/elsewhere/none'))).toMatchObject({ status: 404 });
  });

  test('causes no request unless a hub is configured', async () => {
    const alone = await testApp();
    expect((await alone.get('/api/models/elsewhere/model')).status).toBe(404);
    await alone.close();
  });

  test('on a hub that does not respond is a hub error that does not reveal its URL', async () => {
    const cut = await testApp({ LOADOUT_HUB_URL: 'http://127.0.0.1:9' });
    const problem = await problemOf(await cut.get('/api/models/elsewhere/model'));
    expect(problem).toMatchObject({ status: 502, code: 'hub-unavailable' });
    expect(JSON.stringify(problem)).not.toContain('127.0.0.1');
    expect((await cut.get('/api/models/openai/whisper-large-v3')).status).toBe(200);
    await cut.close();
  });
});
