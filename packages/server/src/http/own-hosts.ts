/** @module Checks the Host and Origin headers, to prevent DNS rebinding. */
import type { MiddlewareHandler } from 'hono';
import { HttpProblem, type Problem } from './problem.ts';
import { type ClientBindings, incomingOf } from './limits/client-key.ts';
import { urlParts } from './url-parts.ts';

interface Reach {
  /** The address the server listens on. */
  readonly host: string;
  readonly publicUrl?: string;
}

/** `localhost`, 127.0.0.0/8 and `[::1]`, as in `URL.hostname`. */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);

/** A server that listens on loopback accepts only loopback names and the host of the public URL. */
export function checkHost({ host, publicUrl }: Reach): MiddlewareHandler<{ Bindings: ClientBindings }> {
  const closed = isLoopback(host) || host === '::1';
  /** The Host of the last accepted request: most requests repeat it. */
  let lastOwn: string | undefined;
  const isOwn = (authority: string): boolean => {
    if (authority === lastOwn) return true;
    const url = URL.parse(`http://${authority}`);
    const own = url !== null && (isLoopback(url.hostname) || isPublic(url.host, publicUrl));
    if (own) lastOwn = authority;
    return own;
  };
  return async (c, next) => {
    if (hasTwoHosts(incomingOf(c)?.rawHeaders ?? [])) throw new HttpProblem(twoHosts);
    // The request line may contain an absolute URL with another host than the header.
    const given = [urlParts(c.req.url).authority, c.req.header('host')].filter((each) => each !== undefined);
    if (closed && !given.every(isOwn)) throw new HttpProblem(foreignHost);
    await next();
  };
}

/** Names and values in turn. Node's own list of repeated headers copies all of them. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

/** Whether an origin is this server: the loopback host and port of the request, or the public URL. */
export function isOwnOrigin(origin: string, requestUrl: string, publicUrl: string | undefined): boolean {
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
  const called = new URL(requestUrl);
  return origin === called.origin && isLoopback(called.hostname);
}

const isPublic = (host: string, publicUrl: string | undefined): boolean =>
  publicUrl !== undefined && host === new URL(publicUrl).host;

const twoHosts: Problem = {
  status: 400,
  code: 'duplicate-host',
  title: 'Duplicate Host header',
  detail: 'The request has more than one Host header.',
};

const foreignHost: Problem = {
  status: 421,
  code: 'foreign-host',
  title: 'Misdirected request',
  detail:
    'This server accepts requests for localhost only. To serve it under another name, set LOADOUT_PUBLIC_URL.',
};
