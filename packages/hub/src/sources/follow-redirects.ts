/** @module GET that follows redirects: the token stays with its origin, and private networks are refused. */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { HubError } from './hub-error.ts';

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

interface GetOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly method?: 'GET' | 'HEAD';
  /** Origins that may have addresses of a private network; the hub's own is always allowed. */
  readonly contentOrigins?: readonly string[];
}

export async function getFollowing(url: URL, options: GetOptions): Promise<Response> {
  const { headers, signal, method = 'GET', contentOrigins = [] } = options;
  let at = url;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const response = await fetch(at, {
      method,
      headers: headersFor(at, url, headers),
      redirect: 'manual',
      signal,
    });
    if (!redirects.has(response.status)) return response;
    await response.body?.cancel();
    at = targetOf(response, at);
    if (at.origin !== url.origin && !contentOrigins.includes(at.origin)) await refusePrivate(at, url);
  }
  throw new HubError('bad-answer', `${url.origin} redirects more than ${mostRedirects} times`);
}

/** Other origins must not receive the hub's token. */
export function headersFor(
  target: URL,
  hub: URL,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (target.origin === hub.origin) return headers;
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'),
  );
}

function targetOf(response: Response, from: URL): URL {
  const location = response.headers.get('location');
  const target = location === null ? null : URL.parse(location, from);
  if (target !== null && /^https?:$/.test(target.protocol)) return target;
  throw new HubError(
    'bad-answer',
    `${from.origin} redirects to something that is not an HTTP URL`,
    response.status,
  );
}

async function refusePrivate(target: URL, hub: URL): Promise<void> {
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const addresses =
    isIP(host) > 0 ? [host] : (await lookup(host, { all: true })).map(({ address }) => address);
  if (!addresses.some(isPrivate)) return;
  throw new HubError(
    'bad-answer',
    `${hub.origin} redirects to ${target.origin}, which is in a private network`,
  );
}

const privateNetworks = new BlockList();
// From IANA's special-purpose address registries: networks that are not globally reachable.
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6');

/** `BlockList` checks an IPv4-mapped IPv6 address (`::ffff:10.0.0.1`) as IPv4. */
export const isPrivate = (address: string): boolean =>
  privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
