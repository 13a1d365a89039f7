/** @module Pages that do not hydrate until a test says so. */
import type { Page } from '@playwright/test';

/** Withholds every script but the first one; the returned function lets them through. */
export async function holdHydration(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!entry\.client)[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
