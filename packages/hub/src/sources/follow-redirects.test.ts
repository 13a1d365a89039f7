import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { getFollowing, headersFor, isPrivate } from './follow-redirects.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

interface Recorded {
  readonly url: string;
  readonly requests: { readonly path: string; readonly authorization: string | undefined }[];
}

/** Responds to paths that are not in the table with the path itself. */
async function serve(locations: Readonly<Record<string, string>>): Promise<Recorded> {
  const requests: { path: string; authorization: string | undefined }[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    requests.push({ path: url, authorization: headers.authorization });
    const location = locations[url];
    if (location !== undefined) response.writeHead(302, { location });
    response.end(location === undefined ? url : 'elsewhere');
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address() satisfies AddressInfo | string | null;
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { url: `http://127.0.0.1:${address.port}`, requests };
}

const headers = { authorization: 'Bearer token', accept: 'application/json' };
const get = (url: string) => getFollowing(new URL(url), { headers, signal: AbortSignal.timeout(5000) });

describe('a redirect of a hub', () => {
  it('to its own origin is followed, with the token', async () => {
    const hub = await serve({ '/a': '/b', '/b': '/c' });
    expect(await (await get(`${hub.url}/a`)).text()).toBe('/c');
    expect(hub.requests.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/a', 'Bearer token'],
      ['/b', 'Bearer token'],
      ['/c', 'Bearer token'],
    ]);
  });

  it.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]'])(
    'to a private address is refused before anything is sent there: %s',
    async (name) => {
      const inside = await serve({});
      const target = `http://${name}:${new URL(inside.url).port}/secret`;
      const hub = await serve({ '/a': target });
      await expect(get(`${hub.url}/a`)).rejects.toThrow('private network');
      expect(inside.requests).toEqual([]);
    },
  );

  it.each([
    ['in a loop', '/a', 'more than 5 times'],
    ['to a file', 'file:///etc/passwd', 'not an HTTP URL'],
  ])('%s is an error', async (_what, location, message) => {
    const hub = await serve({ '/a': location });
    await expect(get(`${hub.url}/a`)).rejects.toThrow(message);
  });
});

describe('the token', () => {
  const hub = new URL('https://hub.example/api');
  it.each(['https://cdn.example/x', 'http://hub.example/x', 'https://hub.example:8443/x'])(
    'is not sent to %s',
    (target) => expect(headersFor(new URL(target), hub, headers)).toEqual({ accept: 'application/json' }),
  );
  it('is sent to the hub', () => {
    expect(headersFor(new URL('https://hub.example/other'), hub, headers)).toBe(headers);
  });
});

describe('an address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
  ])('%s is private', (address) => expect(isPrivate(address)).toBe(true));
  it.each(['1.1.1.1', '100.128.0.1', '172.32.0.1', '192.169.0.1', '2606:4700::1', '::ffff:1.1.1.1'])(
    '%s is public',
    (address) => expect(isPrivate(address)).toBe(false),
  );
});
