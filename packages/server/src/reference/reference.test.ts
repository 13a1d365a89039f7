import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';
import type { DocumentedOperation } from './examples.ts';
import { apiReference } from './reference.ts';

let server: TestApp;
let operations: readonly DocumentedOperation[];
beforeAll(async () => {
  server = await testApp();
  operations = await apiReference(server.app, server.services)();
});
afterAll(() => server.close());

describe('the API reference', () => {
  it('has every operation of the OpenAPI document once, with or without an owner', async () => {
    const { paths }: { paths: Record<string, object> } = JSON.parse(
      await (await server.get('/openapi.json')).text(),
    );
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const shown = operations.flatMap(({ method, path, ownerlessPath }) =>
      [path, ownerlessPath].flatMap((one) => (one === undefined ? [] : [`${method} ${one}`])),
    );
    expect(shown.toSorted()).toEqual(documented.toSorted());
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });

  it('shows real responses of the server', () => {
    const search = operations.find(({ path }) => path === '/api/search');
    expect(search?.example).toMatchObject({ status: 200, mediaType: 'application/json' });
    expect(search?.example.address).toBe('/api/search?q=speech+to+text&limit=2');
    expect(search?.example.text).toContain('automatic-speech-recognition');
  });

  it('shows a success for every operation that reads the catalogue', () => {
    const failed = operations.filter(
      ({ method, tag, example }) => method === 'GET' && tag === 'Catalogue' && example.status !== 200,
    );
    expect(failed.map(({ example }) => example.address)).toEqual([]);
  });

  it('shows records that this server has', () => {
    const item = operations.find(({ path }) => path === '/api/datasets/{owner}/{name}');
    expect(item?.example.status).toBe(200);
  });

  it('shows the documented response where nothing is sent or found', () => {
    const writes = operations.filter(({ needsToken }) => needsToken);
    expect(writes.length).toBeGreaterThan(0);
    for (const { example } of operations) expect(example.status).toBeLessThan(300);
    const put = operations.find(
      ({ method, path }) => method === 'PUT' && path === '/api/models/{owner}/{name}',
    );
    expect(put?.example).toMatchObject({ status: 201, text: expect.stringContaining('"created"') });
  });

  it('ends an example at the end of a line', () => {
    const cut = operations.filter(({ example }) => example.cut);
    expect(cut.length).toBeGreaterThan(0);
    for (const { example } of cut) expect(example.text).toMatch(/(?:[{[,]|[\d"el\]}])$/);
  });

  it('fills every path parameter', () => {
    for (const { example } of operations) expect(example.address).not.toMatch(/[{}]/);
  });
});
