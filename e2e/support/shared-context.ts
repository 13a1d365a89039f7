/** @module The `test` under all others: their context has served other tests, and nothing of them is left in it. */
import { test as base } from '@playwright/test';

export const test = base.extend({
  context: async ({ context }, use) => {
    // Playwright empties all but these two, and what no test here sets: headers and a place on earth.
    await context.clearPermissions();
    await context.setOffline(false);
    await use(context);
  },
});
