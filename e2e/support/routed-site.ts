/** @module A second server of the site that names a router on this machine, for tests that send requests to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Router, startRouter } from './router.ts';
import { test as base } from './shared-context.ts';
import { type Site, startSite } from './start-site.ts';

export { expect } from '@playwright/test';

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
      const platform = JSON.stringify({ routerUrl: router.origin });
      const site = await startSite(data, { LOADOUT_PLATFORM: platform });
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
