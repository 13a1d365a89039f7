import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextFor, servicesInMemory } from '../lib/testing/page-input.ts';
import { action } from './theme.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const url = new URL('http://site.example/theme');

const post = (init: RequestInit): Promise<Response> =>
  action({
    url,
    request: new Request(url, { method: 'POST', ...init }),
    params: {},
    context: contextFor(services),
    pattern: '/theme',
  });

const choose = (theme: string, referer?: string) =>
  post({
    body: new URLSearchParams({ theme }),
    headers: referer === undefined ? {} : { referer },
  });

describe('POST /theme', () => {
  it('stores the theme and redirects to the page', async () => {
    const answer = await choose('dark', 'http://site.example/models?q=bert');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/models?q=bert');
    expect(answer.headers.get('set-cookie')).toContain('theme=dark');
  });

  it.each([
    ['another site', 'https://evil.example/models'],
    ['our name on another port', 'http://site.example:8080/models'],
    ['a name that begins like ours', 'http://site.example.evil/models'],
    ['no address', 'nonsense'],
  ])('does not redirect to %s', async (_what, referer) => {
    expect((await choose('dark', referer)).headers.get('location')).toBe('/');
  });

  it.each(['http://site.example//evil.example/x', 'http://site.example/\\evil.example/x'])(
    'does not redirect to another host for a path such as %s',
    async (referer) => {
      expect((await choose('light', referer)).headers.get('location')).toBe('/evil.example/x');
    },
  );

  it.each([
    ['an unknown theme', { body: new URLSearchParams({ theme: 'loud' }) }],
    [
      'a broken multipart body',
      { body: '--x\r\nnonsense', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    ],
    ['another type of body', { body: '{}', headers: { 'content-type': 'application/json' } }],
  ])('refuses %s with 400', async (_what, init) => {
    await expect(post(init)).rejects.toMatchObject({ init: { status: 400 } });
  });
});
