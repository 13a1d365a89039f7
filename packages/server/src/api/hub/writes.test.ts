import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asAdmin, problemOf, testApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp({ LOADOUT_BULK_LIMIT_MB: '1' });
});
afterEach(() => server.close());

const record = { pipeline_tag: 'fill-mask', library_name: 'transformers', tags: ['transformers'] };
const found = async (text: string) =>
  (await server.services.search('model', { text })).items.map(({ id }) => id);

describe('one record', () => {
  test('is created, replaced, recognised as unchanged, searchable at once, and deleted', async () => {
    const put = (body: object) => server.send('PUT', '/api/models/acme/new-model', body, asAdmin);
    const created = await put(record);
    expect(created.status).toBe(201);
    expect(await created.json()).toEqual({ id: 'acme/new-model', result: 'created' });
    expect(await found('new-model')).toContain('acme/new-model');
    expect(await (await put({ ...record, tags: ['changed'] })).json()).toMatchObject({ result: 'replaced' });
    expect(await (await put({ ...record, tags: ['changed'] })).json()).toMatchObject({ result: 'unchanged' });

    const gone = await server.send('DELETE', '/api/models/acme/new-model', '', asAdmin);
    expect(gone.status).toBe(204);
    expect(await found('new-model')).not.toContain('acme/new-model');
    expect((await server.get('/api/models/acme/new-model')).status).toBe(404);
    const again = await server.send('DELETE', '/api/models/acme/new-model', '', asAdmin);
    expect(await problemOf(again)).toMatchObject({ status: 404, code: 'unknown-model' });
  });

  test('keeps unknown fields', async () => {
    await server.send('PUT', '/api/models/acme/odd', { ...record, house_number: 7 }, asAdmin);
    expect(await (await server.get('/api/models/acme/odd')).json()).toMatchObject({ house_number: 7 });
  });

  test.each([
    [{ tags: 'not a list' }, 'tags'],
    [{ tags: [1] }, 'tags.0'],
    [{ id: 'acme/other' }, 'id'],
  ])('as %j is refused with the name of the invalid field', async (body, field) => {
    const problem = await problemOf(await server.send('PUT', '/api/models/acme/new', body, asAdmin));
    expect(problem).toMatchObject({ status: 422, code: 'invalid-record' });
    expect(problem.errors?.map((error) => error.field)).toContain(field);
  });

  test('with an id that hubs do not allow is refused', async () => {
    const problem = await problemOf(await server.send('PUT', '/api/models/acme/-rf', record, asAdmin));
    expect(problem.status).toBe(422);
  });
});

describe('without the admin token', () => {
  const attempts = [
    ['PUT', '/api/models/acme/new'],
    ['DELETE', '/api/models/openai/whisper-large-v3'],
    ['POST', '/api/models'],
    ['POST', '/api/datasets'],
  ] as const;

  test.each(attempts)('%s %s is refused', async (method, path) => {
    for (const authorization of [
      '',
      'Bearer wrong',
      'Bearer ',
      'Basic YTpi',
      'Bearer a-token-for-tests-onl',
    ]) {
      const response = await server.send(method, path, record, { authorization });
      expect(response.headers.get('www-authenticate')).toContain('Bearer');
      expect(await problemOf(response)).toMatchObject({ status: 401, code: 'unauthorised' });
    }
    expect(await found('new')).not.toContain('acme/new');
  });

  test.each(attempts)('and none configured, %s %s is off', async (method, path) => {
    const off = await testApp({ LOADOUT_ADMIN_TOKEN: '' });
    expect(await problemOf(await off.send(method, path, record, asAdmin))).toMatchObject({ status: 403 });
    await off.close();
  });
});

const post = (body: string | ReadableStream, type: string, headers = {}) =>
  server.send('POST', '/api/models', body, { 'content-type': type, ...asAdmin, ...headers });
const streamOf = (...chunks: readonly Uint8Array[]) => ReadableStream.from(chunks);

describe('many records', () => {
  const lines = `${JSON.stringify({ id: 'acme/a', ...record })}\n${JSON.stringify({ id: 'acme/b', ...record })}\n`;
  test.each([
    ['JSON lines', 'application/x-ndjson', () => streamOf(Buffer.from(lines))],
    ['a JSON array', 'application/json', () => streamOf(Buffer.from(`[${lines.trim().replace('\n', ',')}]`))],
    ['gzip', 'application/jsonl', () => streamOf(gzipSync(lines))],
    ['zstd', 'application/x-ndjson', () => streamOf(zstdCompressSync(lines))],
  ])('come as %s', async (_form, type, body) => {
    const response = await post(body(), type);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      inserted: 2,
      updated: 0,
      unchanged: 0,
      repeated: 0,
      refused: 0,
      refusals: [],
    });
    expect(await found('acme')).toEqual(expect.arrayContaining(['acme/a', 'acme/b']));
  });

  test('that are invalid are counted with their reasons, and the rest is stored', async () => {
    const response = await post(
      streamOf(Buffer.from(`${lines}{"id":"../etc"}\nnot json\n`)),
      'application/x-ndjson',
    );
    expect(await response.json()).toMatchObject({
      inserted: 2,
      refused: 2,
      refusals: [{ place: 3 }, { place: 4 }],
    });
  });

  test('of another type or encoding are refused', async () => {
    expect(await problemOf(await post(lines, 'text/csv'))).toMatchObject({ status: 415 });
    const encoded = await post(lines, 'application/x-ndjson', { 'content-encoding': 'br' });
    expect(await problemOf(encoded)).toMatchObject({ status: 415, code: 'unsupported-encoding' });
  });

  test('beyond the limit are refused, with or without a Content-Length', async () => {
    const line = Buffer.from(`${JSON.stringify({ id: 'acme/a', description: 'x'.repeat(200_000) })}\n`);
    const endless = ReadableStream.from(Array.from({ length: 8 }, () => line));
    expect(await problemOf(await post(endless, 'application/x-ndjson'))).toMatchObject({ status: 413 });
    const announced = await post(streamOf(line), 'application/x-ndjson', { 'content-length': '2000000' });
    expect(await problemOf(announced)).toMatchObject({ status: 413 });
  });

  test('beyond the limit once decompressed are refused', async () => {
    const packed = gzipSync(
      `${JSON.stringify({ id: 'acme/a', description: 'x'.repeat(200_000) })}\n`.repeat(8),
    );
    expect(packed.byteLength).toBeLessThan(10_000);
    expect(await problemOf(await post(streamOf(packed), 'application/x-ndjson'))).toMatchObject({
      status: 413,
      code: 'body-too-large',
    });
  });

  test('that break off report how many were stored', async () => {
    const broken = gzipSync(lines.repeat(100)).subarray(0, 60);
    const problem = await problemOf(await post(streamOf(broken), 'application/x-ndjson'));
    expect(problem).toMatchObject({ status: 400, code: 'truncated-body' });
  });
});
