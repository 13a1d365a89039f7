import { StoreError } from '@loadout/hub';
import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextFor, servicesInMemory } from '../lib/testing/page-input.ts';
import { loader } from './twin.ts';
import { twinPath } from './twin-path.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const ask = (path: string, using: Services = services): Promise<Response> => {
  const url = new URL(path, 'http://site.example');
  return loader({
    url,
    request: new Request(url),
    params: {},
    context: contextFor(using),
    pattern: '/*',
  });
};

describe('the twins of a page', () => {
  it('are Markdown and JSON of the same page', async () => {
    const markdown = await ask('/tasks/depth-estimation.md');
    expect(markdown.status).toBe(200);
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await markdown.text()).toMatch(/^# Depth Estimation\n/);
    const json = await ask('/tasks/depth-estimation.json');
    expect(json.status).toBe(200);
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await json.json()).toMatchObject({ id: 'depth-estimation', label: 'Depth Estimation' });
  });

  it('are at /index for the home page', async () => {
    expect(await (await ask('/index.md')).text()).toMatch(/^# Loadout\n/);
  });

  it('read the query of the URL', async () => {
    expect(await (await ask('/tasks.md?q=depth')).text()).not.toContain('text-classification');
  });

  it.each([
    ['/nothing/here.md', 'text/markdown; charset=utf-8'],
    ['/nothing/here.json', 'application/problem+json'],
    ['/nothing/here', 'application/problem+json'],
  ])('are missing at %s', async (path, type) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(await answer.text()).toContain('There is no page at this address.');
  });

  it('list ids similar to an unknown one', async () => {
    const json = await ask('/apps/olama.json');
    expect(json.status).toBe(404);
    expect(await json.json()).toMatchObject({
      type: 'urn:loadout:problem:unknown-app',
      code: 'unknown-app',
      status: 404,
      nearest: ['ollama'],
    });
    const markdown = await ask('/apps/olama.md');
    expect(markdown.status).toBe(404);
    expect(await markdown.text()).toMatch(/^# Not found\n\n.*olama/);
  });

  it('have the code of every problem', async () => {
    expect(await (await ask('/nothing/here.json')).json()).toMatchObject({ code: 'unknown-page' });
    const away = {
      ...services,
      search: () => Promise.reject(new StoreError('unavailable', 'records', 'it is away')),
    };
    const json = await ask('/models.json', away);
    expect(await json.json()).toMatchObject({ code: 'store-unavailable', status: 503 });
    const markdown = await ask('/models.md', away);
    expect([markdown.status, markdown.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await markdown.text()).toMatch(/^# Store unavailable\n/);
  });

  it('fail where the store fails', async () => {
    const away = { ...services, search: () => Promise.reject(new Error('The store is unavailable.')) };
    await expect(ask('/tasks.md', away)).rejects.toThrow('The store is unavailable.');
  });

  it.each([
    ['/tasks/sentiment-analysis.md', '/tasks/text-classification.md'],
    ['/tasks/sentiment-analysis.json', '/tasks/text-classification.json'],
  ])('of a page that redirects, redirect to the same format: %s', async (path, target) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
  });
});

it.each([
  ['/', 'md', '/index.md'],
  ['/tasks', 'json', '/tasks.json'],
  ['/tasks/', 'md', '/tasks.md'],
] as const)('the address of %s as %s is %s', (path, format, address) => {
  expect(twinPath(path, format)).toBe(address);
});
