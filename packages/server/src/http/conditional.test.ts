import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { conditional } from './conditional.ts';

const app = new Hono();
app.use(conditional);
app.get('/value', (c) => c.json({ value: c.req.query('v') ?? '1' }));
app.get('/missing', (c) => c.json({}, 404));
app.post('/value', (c) => c.json({}));

const tagOf = async (path: string): Promise<string> => (await app.request(path)).headers.get('etag') ?? '';

test('equal responses have the same ETag, different ones different ETags', async () => {
  expect(await tagOf('/value')).toMatch(/^W\/"[\w-]{27}"$/);
  expect(await tagOf('/value')).toBe(await tagOf('/value'));
  expect(await tagOf('/value?v=2')).not.toBe(await tagOf('/value'));
});

test('responds with 304 and no body to a client that has the response', async () => {
  const tag = await tagOf('/value');
  for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
    const response = await app.request('/value', { headers: { 'if-none-match': known } });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(tag);
    expect(response.headers.get('content-type')).toBeNull();
    expect(await response.text()).toBe('');
  }
});

test('a client with another ETag gets the response', async () => {
  const response = await app.request('/value', { headers: { 'if-none-match': 'W/"other"' } });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ value: '1' });
  expect(response.headers.get('content-length')).toBe('13');
});

test('HEAD has the ETag of GET', async () => {
  const response = await app.request('/value', { method: 'HEAD' });
  expect(response.headers.get('etag')).toBe(await tagOf('/value'));
});

test('errors and writes have no ETag', async () => {
  expect(await tagOf('/missing')).toBe('');
  expect((await app.request('/value', { method: 'POST' })).headers.get('etag')).toBeNull();
});
