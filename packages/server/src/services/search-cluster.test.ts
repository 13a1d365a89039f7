import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asAdmin, problemOf, testApp, type TestApp } from '../testing/test-app.ts';

/** Nothing listens here. */
const nowhere = 'http://127.0.0.1:9';

describe('a server whose search cluster is unreachable', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp({ LOADOUT_SEARCH_URL: nowhere });
  });
  afterAll(() => server.close());

  test.each(['/api/search/models?q=tide', '/api/models?author=x', '/api/search?q=tide'])(
    'responds to %s with 503 and Retry-After',
    async (path) => {
      const response = await server.get(path);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await problemOf(response)).toMatchObject({ code: 'search-unavailable' });
    },
  );

  test('stores and reads records', async () => {
    const written = await server.send('PUT', '/api/models/harbour/tide', { likes: 1 }, asAdmin);
    expect(written.status).toBe(201);
    expect((await server.get('/api/models/harbour/tide')).status).toBe(200);
    expect((await server.send('DELETE', '/api/models/harbour/tide', '', asAdmin)).status).toBe(204);
  });

  test('responds with 404 for a missing record, without similar ids', async () => {
    const response = await server.get('/api/models/harbour/none');
    expect(response.status).toBe(404);
    expect(await problemOf(response)).toMatchObject({ code: 'unknown-model', nearest: [] });
  });

  test('is not ready', async () => {
    const response = await server.get('/healthz');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ store: 'ready', index: 'failed' });
  });
});

describe('a server with a fallback', () => {
  test('searches in memory while its cluster is unreachable', async () => {
    const server = await testApp({ LOADOUT_SEARCH_URL: nowhere, LOADOUT_SEARCH_FALLBACK: 'memory' });
    try {
      await server.send('PUT', '/api/models/harbour/tide', { likes: 1 }, asAdmin);
      const response = await server.get('/api/models?author=harbour');
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject([{ id: 'harbour/tide' }]);
    } finally {
      await server.close();
    }
  });
});
