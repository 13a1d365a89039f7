/** @module Spaces in the room: real Gradio apps behind the addresses that spaces have on the hub. */
import { spawn, type ChildProcess } from 'node:child_process';
import { type IncomingMessage, request as connect, type ServerResponse } from 'node:http';
import { connect as open } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { folders } from '../folders.ts';

interface App {
  readonly script: string;
  readonly port: number;
}

const app = (name: string, port: number): App => ({
  script: fileURLToPath(new URL(`../makers/${name}.py`, import.meta.url)),
  port,
});

export const spaceApps = { latest: app('space_app', 7860), four: app('space_app_4', 7864) } as const;

/** The first part of the host name that the hub gives a space. */
export const subdomainOf = (id: string): string => id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The record of a space, or its host alone. */
const aboutSpace = /^\/api\/spaces\/([^/]+\/[^/?]+)(?:\/host)?(?:\?|$)/;
const spaceHost = /^[\w-]+\.hf\.space$/;
/** Gradio 4 has its API at the root. */
const rootApi = /^\/(?:info|call)\b/;
const startSeconds = 120;

export interface Spaces {
  /** Handles a request to a space or to the hub about one; `false` if it is neither. */
  handle(host: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  stop(): void;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = open(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.unref();
  });

export function openSpaces(): Spaces {
  const running = new Map<number, ChildProcess>();

  async function ready({ script, port }: App): Promise<void> {
    if (!running.has(port)) {
      const args = ['run', '--offline', '--quiet', '--python', '3.12', '--script', script, String(port)];
      const env = { ...process.env, UV_CACHE_DIR: folders.downloads };
      running.set(port, spawn('uv', args, { env, stdio: 'ignore', detached: true }));
    }
    const until = Date.now() + startSeconds * 1000;
    while (Date.now() < until && !(await isOpen(port))) await sleep(500);
  }

  return {
    async handle(host, request, response) {
      const path = request.url ?? '/';
      const [, name] = aboutSpace.exec(path) ?? [];
      if (name !== undefined) {
        const id = decodeURIComponent(name);
        const subdomain = subdomainOf(id);
        const body = JSON.stringify({ id, sdk: 'gradio', subdomain, host: `https://${subdomain}.hf.space` });
        response.writeHead(200, { 'content-type': 'application/json' }).end(body);
        return true;
      }
      if (/^\/api\/spaces\/[^/]+\/[^/]+\/runtime/.test(path)) {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"stage":"RUNNING"}');
        return true;
      }
      if (!spaceHost.test(host)) return false;
      const target = rootApi.test(path) ? spaceApps.four : spaceApps.latest;
      await ready(target);
      const headers = { ...request.headers, 'x-forwarded-proto': 'https', 'x-forwarded-host': host };
      const sent = connect(
        { host: '127.0.0.1', port: target.port, path, method: request.method, headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      sent.on('error', () => response.writeHead(502).end('The space does not answer.'));
      request.pipe(sent);
      return true;
    },
    stop() {
      for (const { pid } of running.values()) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    },
  };
}
