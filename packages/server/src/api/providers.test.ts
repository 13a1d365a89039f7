import { z } from '@hono/zod-openapi';
import { providerIds } from '@loadout/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, testApp, type TestApp } from '../testing/test-app.ts';
import { providerSchema } from './schemas/provider.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('every provider has tasks, and a client for each task', async () => {
  const listed = z.array(providerSchema).parse(await (await server.get('/api/providers')).json());
  expect(listed.map(({ id }) => id)).toEqual(providerIds);
  for (const { tasks } of listed) {
    expect(tasks.length).toBeGreaterThan(0);
    for (const { clients } of tasks) expect(clients.length).toBeGreaterThan(0);
  }
});

const one = async (id: string) =>
  providerSchema.parse(await (await server.get(`/api/providers/${id}`)).json());

test('a provider says how it can be called', async () => {
  expect((await one('together')).ways).toEqual(['router', 'direct']);
  expect((await one('hf-inference')).ways).toEqual(['router']);
});

test('an unknown provider gets 404 with similar ids', async () => {
  const problem = await problemOf(await server.get('/api/providers/togther'));
  expect(problem).toMatchObject({ status: 404, code: 'unknown-provider' });
  expect(problem.nearest?.[0]).toBe('together');
});
