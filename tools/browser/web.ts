/** @module Handles all requests of a page in Chromium: the hub with tiny models, samples, files of npm packages. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { answerFiles } from '@loadout/hub/testing';
import { sampleOf } from '../verify/src/run/room/web.ts';

export const pageUrl = 'https://reader.example/';

export interface Web extends AsyncDisposable {
  /** Serves a bundle to the page, and the repositories that it may load. */
  open(page: Page, script: string, modules: string, repositories: string): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

const shared = { 'access-control-allow-origin': '*' };

const sendFile = (route: Route, file: string): Promise<void> =>
  route.fulfill({
    headers: { ...shared, 'content-type': types[extname(file)] ?? 'application/octet-stream' },
    body: readFileSync(file),
  });

/** `cdn.jsdelivr.net/npm/<package>@<release>/<path>`: the package loads its WebAssembly from there. */
const packageFile = /^\/npm\/((?:@[^/]+\/)?[^/@]+)@[^/]+\/(.+)$/;

export async function openWeb(samples: string): Promise<Web> {
  let repositories = '';
  const hub = createServer((request, response) => {
    answerFiles(() => [repositories], request, response).then(
      (known) => known || response.writeHead(404).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(hub, 'listening');
  const address = hub.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  async function fromHub(route: Route, path: string): Promise<void> {
    const sample = sampleOf(samples, path);
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    if (!answer.ok && sample !== undefined) return sendFile(route, sample);
    const body = Buffer.from(await answer.arrayBuffer());
    return route.fulfill({ status: answer.status, headers: shared, body });
  }

  return {
    async open(page, script, modules, folder) {
      repositories = folder;
      await page.route('**/*', async (route) => {
        const { host, pathname } = new URL(route.request().url());
        const [, name = '', path = ''] = packageFile.exec(pathname) ?? [];
        if (host === 'huggingface.co') return fromHub(route, pathname);
        if (host === 'cdn.jsdelivr.net') return sendFile(route, join(modules, name, path));
        if (pathname === '/script.mjs')
          return route.fulfill({ contentType: 'text/javascript', body: script });
        if (pathname === '/')
          return route.fulfill({
            contentType: 'text/html',
            body: '<script type="module" src="script.mjs"></script>',
          });
        return route.abort();
      });
    },
    async [Symbol.asyncDispose]() {
      hub.close();
      await once(hub, 'close');
    },
  };
}
