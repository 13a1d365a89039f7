/** @module Starts the HTTP server and shuts it down gracefully. */
import { createServer, type Server, STATUS_CODES } from 'node:http';
import {
  type AddressInfo,
  createServer as createNetServer,
  type Server as NetServer,
  Socket,
} from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Problem } from './http/problem.ts';
import type { Settings } from './settings.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

export interface RunningServer {
  /** With the actual port when port 0 was requested. */
  readonly url: string;
  /**
   * Finishes open requests, then stops; closes their connections after a timeout. `onRefusing` is called when no new
   * connection is accepted.
   */
  stop(onRefusing?: () => void): Promise<void>;
}

/** The message is one line and includes what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** `reusePort`: several threads listen on one port, and the system distributes the connections. */
export async function listen(
  http: Server,
  settings: Settings,
  { reusePort = false }: { readonly reusePort?: boolean } = {},
): Promise<RunningServer> {
  http.headersTimeout = 10_000;
  // The app has its own response timeout, so that a long upload may continue while data arrives.
  http.requestTimeout = 0;
  http.timeout = settings.requestTimeoutSeconds * 2000;
  http.on('clientError', refuseUnreadable);
  const address = await bind(http, settings, reusePort);
  return {
    url: urlOf(address),
    stop: (onRefusing) => stop(http, settings.shutdownTimeoutSeconds, onRefusing),
  };
}

/** Request listener for an HTTP server that also has other routes. */
export const requestListener = (fetch: Fetch) => getRequestListener(fetch);

export const httpServer = (fetch: Fetch): Server => createServer(getRequestListener(fetch));

/**
 * Requests that Node cannot parse never reach the app; they get the same error format here. A connection on which
 * nothing was sent is closed without a word: a browser that opened it in advance would take the error for the
 * response to its next request.
 */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  const isUnused =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket instanceof Socket && socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || isUnused || !socket.writable) return void socket.destroy();
  const { status, ...problem } = problemOf(error.code);
  const body = JSON.stringify({ type: `urn:loadout:problem:${problem.code}`, status, ...problem });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/problem+json',
      'cache-control: no-store',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLong;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? headersLate : unreadable;
}

const headersLate: Problem = {
  status: 408,
  code: 'request-timeout',
  title: 'Request timeout',
  detail: 'The headers of the request did not arrive in time.',
};

const headersTooLong: Problem = {
  status: 431,
  code: 'headers-too-long',
  title: 'Headers too long',
  detail: 'The headers and the URL are longer than 16 KB.',
};

const unreadable: Problem = {
  status: 400,
  code: 'malformed-request',
  title: 'Malformed request',
  detail: 'This is not a valid HTTP/1.1 request.',
};

function bind(
  http: NetServer,
  { port, host }: Pick<Settings, 'port' | 'host'>,
  reusePort: boolean,
): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)));
    http.listen({ port, host, reusePort }, () => {
      const address = http.address();
      if (address === null || typeof address === 'string')
        reject(new ListenError('No address to listen on.'));
      else resolve(address);
    });
  });
}

export interface SharedPort {
  readonly port: number;
  readonly url: string;
}

/** A port that nobody listens on: threads that share a port would also share it with another process. */
export async function freePort(settings: Pick<Settings, 'port' | 'host'>): Promise<SharedPort> {
  const probe = createNetServer();
  const address = await bind(probe, settings, false);
  await new Promise((resolve) => probe.close(resolve));
  return { port: address.port, url: urlOf(address) };
}

/** Whether several threads can listen on one port; not on macOS and Windows. */
export async function canSharePorts(): Promise<boolean> {
  const probe = createNetServer();
  try {
    await bind(probe, { port: 0, host: '127.0.0.1' }, true);
    await new Promise((resolve) => probe.close(resolve));
    return true;
  } catch {
    return false;
  }
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ListenError(`Port ${port} on ${host} is in use. Choose another one with PORT.`);
    case 'EACCES':
      return new ListenError(
        `Port ${port} on ${host} may not be used by this user. Choose another one with PORT.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ListenError(`${host} is not an address of this machine. Choose another one with HOST.`);
    default:
      return error;
  }
}

function urlOf({ address, family, port }: AddressInfo): string {
  const open = address === '0.0.0.0' || address === '::';
  const host = family === 'IPv6' ? `[${address}]` : address;
  return `http://${open ? 'localhost' : host}:${port}`;
}

async function stop(http: Server, seconds: number, onRefusing?: () => void): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    http.close(() => resolve());
  });
  onRefusing?.();
  // `close` ends only the connections that are idle now, not those that become idle later.
  const sweep = setInterval(() => http.closeIdleConnections(), 50);
  const deadline = setTimeout(() => http.closeAllConnections(), seconds * 1000);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
