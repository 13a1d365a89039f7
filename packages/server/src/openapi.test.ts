import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from './testing/test-app.ts';

const operationSchema = z.object({
  summary: z.string().min(1),
  tags: z.array(z.string()).min(1),
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: z.object({}) }),
    )
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.looseObject({})) }).optional(),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), z.looseObject({ description: z.string().min(1) })),
  security: z.array(z.object({ adminToken: z.array(z.string()) })).optional(),
});

const documentSchema = z.object({
  openapi: z.string().regex(/^3\.1\./),
  info: z.object({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.url() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.record(z.enum(['get', 'put', 'post', 'delete']), operationSchema.optional()),
  ),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({})),
    securitySchemes: z.object({
      adminToken: z.object({ type: z.literal('http'), scheme: z.literal('bearer') }),
    }),
  }),
});

let server: TestApp;
let text: string;
let document: z.infer<typeof documentSchema>;
beforeAll(async () => {
  server = await testApp();
  text = await (await server.get('/openapi.json')).text();
  document = documentSchema.parse(JSON.parse(text));
});
afterAll(() => server.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation ? [{ path, method, operation }] : [],
    ),
  );

/** HTML pages, and documents outside the JSON API. */
const outside = new Set(['/openapi.json', '/llms.txt', '/llms-full.txt', '/skill.md']);

describe('the OpenAPI document', () => {
  test('has every route of the API, and no other', () => {
    const routed = server.app.routes
      .filter(({ method, path }) => method !== 'ALL' && !outside.has(path))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const documented = operations().map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(new Set(documented)).toEqual(new Set(routed));
  });

  test('has no dangling references', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '');
    expect(references.length).toBeGreaterThan(10);
    for (const reference of new Set(references)) {
      const [, name] = /^#\/components\/schemas\/([\w.-]+)$/.exec(reference) ?? [];
      expect(document.components.schemas).toHaveProperty(name ?? reference);
    }
  });

  test('declares each parameter of a path, as required', () => {
    for (const { path, operation } of operations()) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`).toSorted()).toEqual(
        (path.match(/\{\w+\}/g) ?? []).toSorted(),
      );
      expect(inPath.every(({ required }) => required === true)).toBe(true);
    }
  });

  test('requires the token for writes, and only for them', () => {
    const guarded = operations().filter(({ operation }) => operation.security !== undefined);
    const writes = operations().filter(
      ({ method, path }) =>
        method === 'put' ||
        method === 'delete' ||
        (/^\/api\/(?:models|datasets|spaces)$/.test(path) && method === 'post'),
    );
    expect(guarded).toEqual(writes);
  });

  test('documents the error responses of every operation', () => {
    for (const { path, method, operation } of operations()) {
      for (const status of ['400', '413', '414', '421', '429', '431', '503']) {
        expect(operation.responses, `${method} ${path}`).toHaveProperty(status);
      }
    }
  });

  test('contains the URL of the server', async () => {
    expect(document.servers).toEqual([{ url: 'http://localhost' }]);
    const elsewhere = await testApp({ LOADOUT_PUBLIC_URL: 'https://loadout.acme.example/' });
    const other = documentSchema.parse(await (await elsewhere.get('/openapi.json')).json());
    expect(other.servers).toEqual([{ url: 'https://loadout.acme.example' }]);
    await elsewhere.close();
  });
});
