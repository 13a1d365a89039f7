import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { readableFrom } from './other-origins.ts';

const site = 'https://docs.example.com';

async function allowed(origins: readonly string[], origin: string, method = 'GET'): Promise<string | null> {
  const app = new Hono();
  app.use('/api/*', readableFrom(origins));
  app.all('/api/tasks', (c) => c.json([]));
  const response = await app.request('/api/tasks', { method, headers: { origin } });
  expect(response.headers.has('access-control-allow-credentials')).toBe(false);
  return response.headers.get('access-control-allow-origin');
}

describe('reading from a page of another origin', () => {
  test('is allowed for the configured origins', async () => {
    expect(await allowed([site], site)).toBe(site);
    expect(await allowed([site], 'https://other.example.com')).toBe(null);
  });

  test('is allowed for all origins with *', async () => {
    expect(await allowed(['*'], site)).toBe('*');
  });

  test('is never allowed with a writing method', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect(await allowed(['*'], site, method)).toBe(null);
  });
});
