/** @module A browser tab with timeouts long enough for a busy machine. */
import type { Browser, Page } from '@playwright/test';

export const patience = 180_000;

export interface Tab {
  readonly page: Page;
  /** What went wrong in it: exceptions, and responses with an error status. */
  readonly problems: string[];
}

export async function openTab(browser: Browser): Promise<Tab> {
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return { page, problems };
}
