import { StoreError } from '@loadout/hub';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { asAdmin, problemOf, testApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
afterEach(() => {
  if (server.defects.length > 0)
    throw new Error('Bad input caused a server error.', { cause: server.defects[0] });
});

const jsonRoutes = [
  ['POST', '/api/snippets'],
  ['POST', '/api/inference-snippets'],
  ['POST', '/api/download-rules/test'],
  ['PUT', '/api/models/acme/new'],
] as const;

/** The outer object counts as the first level. */
const nested = (levels: number) => `{"model":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

describe.each(jsonRoutes)('%s %s', (method, path) => {
  test.each(['{', '{"a":1,}', '', 'undefined', '\uFEFF{}x'])(
    'with the body %j is malformed',
    async (body) => {
      const problem = await problemOf(await server.send(method, path, body, asAdmin));
      expect(problem).toMatchObject({ status: 400, code: 'malformed-json', title: 'Malformed JSON' });
    },
  );

  test('with bytes that are not UTF-8 is malformed', async () => {
    const body = ReadableStream.from([Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d)]);
    expect(await problemOf(await server.send(method, path, body, asAdmin))).toMatchObject({
      code: 'malformed-json',
    });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'with the content type %j is unsupported',
    async (type) => {
      const response = await server.send(method, path, '{}', { ...asAdmin, 'content-type': type });
      expect(await problemOf(response)).toMatchObject({ status: 415, code: 'unsupported-media-type' });
    },
  );

  test('with more than a megabyte is too large, with or without a Content-Length', async () => {
    const large = `{"x":"${'y'.repeat(1024 * 1024)}"}`;
    expect(await problemOf(await server.send(method, path, large, asAdmin))).toMatchObject({ status: 413 });
    const stream = ReadableStream.from([Buffer.from(large)]);
    expect(await problemOf(await server.send(method, path, stream, asAdmin))).toMatchObject({ status: 413 });
  });

  test.each(['[', '{"a":'])('with a deeply nested body (%s) is refused', async (open) => {
    const close = open === '[' ? ']' : '}';
    const body = `{"inputs":${open.repeat(30_000)}1${close.repeat(30_000)}}`;
    const problem = await problemOf(await server.send(method, path, body, asAdmin));
    expect(problem).toMatchObject({ status: 400, code: 'nested-too-deep' });
  });

  test('is accepted at 100 levels of nesting and refused at 101', async () => {
    expect((await problemOf(await server.send(method, path, nested(101), asAdmin))).code).toBe(
      'nested-too-deep',
    );
    expect(await (await server.send(method, path, nested(100), asAdmin)).text()).not.toContain(
      'nested-too-deep',
    );
  });

  test('lists at most 20 errors, each truncated', async () => {
    const body = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => [`${at}${'x'.repeat(150)}`, 1] as const),
    );
    const response = await server.send(
      method,
      path,
      method === 'PUT' ? { tags: Object.keys(body).map(() => 1) } : body,
      asAdmin,
    );
    const problem = await problemOf(response);
    expect(problem.errors?.length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(problem).length).toBeLessThan(10_000);
  });

  test.each(['[]', 'null', '"text"', '1'])('with %s, which is not an object, is refused', async (body) => {
    const { status } = await server.send(method, path, body, asAdmin);
    expect([400, 422]).toContain(status);
  });

  test('accepts a content type with parameters', async () => {
    const response = await server.send(method, path, '{}', {
      ...asAdmin,
      'content-type': 'Application/JSON; charset=utf-8',
    });
    expect(response.status).not.toBe(415);
  });
});

describe('an address', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/tasks/a/b',
    '/api/models/a/b/c',
    '/api/search/libraries',
  ])('%s that no route matches is not found', async (path) => {
    expect(await problemOf(await server.get(path))).toMatchObject({ status: 404, code: 'unknown-route' });
  });

  test.each([
    ['POST', '/api/tasks', 'GET, HEAD'],
    ['DELETE', '/api/snippets', 'POST'],
    ['PATCH', '/api/models/acme/new', 'GET, HEAD, PUT, DELETE'],
    ['PUT', '/api/models', 'GET, HEAD, POST'],
    ['PATCH', '/api/models/gpt2/history', 'GET, HEAD'],
    ['POST', '/openapi.json', 'GET, HEAD'],
    ['DELETE', '/healthz', 'GET, HEAD'],
  ])('%s %s gets 405 with the allowed methods', async (method, path, allow) => {
    const response = await server.send(method, path, '{}');
    expect(response.headers.get('allow')?.split(', ').toSorted()).toEqual(allow.split(', ').toSorted());
    expect(await problemOf(response)).toMatchObject({ status: 405, code: 'method-not-allowed' });
  });
});

test('a search with an unknown query parameter is refused with its name', async () => {
  const problem = await problemOf(await server.get('/api/search/models?q=bert&colour=blue'));
  expect(problem).toMatchObject({ status: 400, errors: [{ field: 'colour', message: 'unknown field' }] });
});

test('a problem has a type, title, status and detail, and is not cached', async () => {
  const response = await server.get('/api/tasks/nothing-of-the-kind');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await problemOf(response)).toMatchObject({
    type: 'urn:loadout:problem:unknown-task',
    title: 'Not found',
    status: 404,
    detail: expect.stringContaining('nothing-of-the-kind'),
  });
});

test('a full disk is named', async () => {
  const full = await testApp();
  vi.spyOn(full.services, 'put').mockRejectedValue(new StoreError('full', '/srv/x', 'the disk is full'));
  const response = await full.send('PUT', '/api/models/acme/tern', {}, asAdmin);
  expect(await problemOf(response)).toMatchObject({
    status: 507,
    code: 'store-full',
    detail: expect.not.stringContaining('/srv/x'),
  });
  expect(full.defects).toHaveLength(1);
  await full.close();
});

test('a server error is logged, and the response does not reveal it', async () => {
  const broken = await testApp({}, { render: () => Promise.reject(new Error('secret path /srv/x')) });
  const response = await broken.get('/anything');
  const body = await response.text();
  expect(response.status).toBe(500);
  expect(body).not.toMatch(/secret|srv|at /);
  expect(broken.defects).toHaveLength(1);
  await broken.close();
});
