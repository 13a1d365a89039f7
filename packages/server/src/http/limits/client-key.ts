/** @module Identifies the client of a request: the peer address, or the one that a trusted proxy forwards. */
import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export type ClientBindings = Partial<HttpBindings>;

type ClientContext = Context<{ Bindings: ClientBindings }>;
export type ClientKey = (c: ClientContext) => string;

/** `undefined` when the app is called without a socket, as in tests. */
export function incomingOf(c: ClientContext): HttpBindings['incoming'] | undefined {
  const bindings: ClientBindings | undefined = c.env;
  return bindings?.incoming;
}

/** IPv6 addresses are grouped by /64, the usual allocation of one client. */
export function clientKey(trustedProxies: readonly string[]): ClientKey {
  const trusted = addressList(trustedProxies);
  return (c) => {
    const connection = plain(incomingOf(c)?.socket.remoteAddress ?? '');
    const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((each) => plain(each.trim()));
    // Each proxy appends the address of its peer: the last address that is not a trusted proxy is the client.
    const chain = [...forwarded.filter((each) => isIP(each) > 0), connection];
    return networkOf(chain.findLast((each, at) => at === 0 || !has(trusted, each)) ?? connection);
  };
}

/** Accepts addresses and networks in CIDR notation. */
export function addressList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

const has = (list: BlockList, address: string): boolean =>
  isIP(address) > 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** A dual-stack socket reports the IPv4 address 10.0.0.1 as `::ffff:10.0.0.1`. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const url = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = url.hostname.slice(1, -1).split('::');
  const front = head.split(':').filter((part) => part !== '');
  const back = (tail ?? '').split(':').filter((part) => part !== '');
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, 4).join(':');
}
