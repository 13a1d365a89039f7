/** @module Every kind of page under a finger: controls of at least 40 px, and nothing wider than the screen. */
import { pageKinds } from './support/pages.ts';
import { smallTargets } from './support/targets.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

for (const [kind, path] of Object.entries({ ...pageKinds, components: '/ui' })) {
  test(`${kind}: targets are large enough, nothing is cut off`, async ({ page }) => {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    expect(await smallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
}
