import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type OtherHosts, type PolicyMode, securityHeaders } from './security.ts';

const appWith = (mode: PolicyMode, { routerUrl = '', pictureOrigin }: Partial<OtherHosts> = {}) => {
  const app = new Hono();
  app.use(securityHeaders(mode, { routerUrl, pictureOrigin }));
  app.get('/page', (c) => c.html('<p>page</p>'));
  app.get('/data', (c) => c.json({}));
  return app;
};

const policyOf = (response: Response): string => response.headers.get('content-security-policy') ?? '';

const connections = async (routerUrl: string, mode: PolicyMode = 'strict') =>
  /connect-src ([^;]*)/.exec(policyOf(await appWith(mode, { routerUrl }).request('/page')))?.[1];

const pictures = async (pictureOrigin?: string) =>
  /img-src ([^;]*)/.exec(policyOf(await appWith('strict', { pictureOrigin }).request('/page')))?.[1];

test('a page allows only scripts and styles from this server, with the same policy for every page', async () => {
  const app = appWith('strict');
  const [first, second] = [await app.request('/page'), await app.request('/page')];
  expect(policyOf(first)).toBe(policyOf(second));
  expect(policyOf(first)).toContain("script-src 'self';");
  expect(policyOf(first)).toContain("style-src 'self';");
  expect(policyOf(first)).toContain("frame-ancestors 'none'");
  expect(policyOf(first)).not.toMatch(/unsafe|https?:|\*/);
});

test('a page may connect only to this server and the origin of the router', async () => {
  expect(await connections('')).toBe("'self'");
  expect(await connections('https://router.example:8443/inference')).toBe(
    "'self' https://router.example:8443",
  );
  expect(await connections('https://router.example', 'development')).toBe(
    "'self' ws: https://router.example",
  );
});

test('a page may load images from the hub, if one is configured', async () => {
  expect(await pictures()).toBe("'self' data: blob:");
  expect(await pictures('https://hub.example')).toBe("'self' data: blob: https://hub.example");
});

test('the policy of JSON responses allows nothing', async () => {
  const response = await appWith('strict').request('/data');
  expect(policyOf(response)).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('every response has nosniff, and a referrer policy without the path', async () => {
  for (const path of ['/page', '/data', '/missing']) {
    const { headers } = await appWith('strict').request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  }
});

test('development allows the styles and the WebSocket of Vite, but no scripts of other origins', async () => {
  const response = await appWith('development').request('/page');
  const policy = policyOf(response);
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("connect-src 'self' ws:");
  expect(policy).toContain("script-src 'self';");
});
