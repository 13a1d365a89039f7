/** @module A second server of the site that names a router on this machine, for tests that send requests to it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test as base } from '@playwright/test';
import { type Router, startRouter } from './router.ts';

export { expect } from '@playwright/test';

interface Site {
  readonly url: string;
  /** What it has written to its log so far. */
  readonly log: () => string;
}

/** Starts it as `npm start` does and waits for its address. */
async function startSite(routerUrl: string, data: string) {
  const child = spawn(process.execPath, ['tools/start/start.mjs'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOADOUT_DATA: data,
      LOADOUT_ACCESS_LOG: 'on',
      LOADOUT_MAX_LAG_MS: '60000',
      LOADOUT_PLATFORM: JSON.stringify({ routerUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ready = Promise.withResolvers<string>();
  let written = '';
  const onText = (chunk: Buffer): void => {
    written += chunk.toString();
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(written) ?? [];
    if (url !== undefined) ready.resolve(url);
  };
  child.stdout.on('data', onText);
  child.stderr.on('data', onText);
  child.once('exit', (code) => ready.reject(new Error(`The server ended with ${code}:\n${written}`)));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { url: await ready.promise, log: () => written, stop };
}

interface Fixtures {
  /** Where the panel of a call is shown, with what it says about itself in the console. */
  readonly complaints: string[];
}

export const test = base.extend<Fixtures, { readonly router: Router; readonly site: Site }>({
  router: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const router = await startRouter();
      await use(router);
      await router.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ router }, use) => {
      const data = mkdtempSync(join(tmpdir(), 'loadout-e2e-run-'));
      const site = await startSite(router.origin, data);
      await use(site);
      await site.stop();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  complaints: [
    async ({ page, router, site }, use) => {
      router.received.length = 0;
      const complaints = watch(page, new Set([site.url, router.origin]));
      await use(complaints);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Requests to any other host, and what the browser refuses to do. */
function watch(page: Page, known: ReadonlySet<string>): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (protocol.startsWith('http') && !known.has(origin)) complaints.push(`asks another host: ${href}`);
  });
  return complaints;
}
