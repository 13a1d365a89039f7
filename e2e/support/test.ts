/** @module The `test` of every browser test: a console error or a request to another host fails it. */
import { test as base } from './shared-context.ts';

export { expect } from '@playwright/test';

interface Complaints {
  /** What the page has complained about so far. A test that provokes a complaint empties it. */
  readonly complaints: string[];
}

export const test = base.extend<Complaints>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      const ours = new URL(baseURL ?? '').origin;
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== ours)
          complaints.push(`asks another host: ${url.href}`);
      });
      await use(complaints);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
