/** @module Every kind of page: accessible, without layout shift, small, usable on a phone, with twins. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { layoutShift } from './support/layout-shift.ts';
import { pageKinds } from './support/pages.ts';
import { smallTargets } from './support/targets.ts';
import { expect, test } from './support/test.ts';

/** gzip, before a tool is opened. */
const scriptBudget = 130_000;

/** The tokens' contrast has its own test; these show every use of them, so they are looked at in dark as well. */
const alsoInDark = new Set(['task', 'model', 'nothing found', 'inference']);

/** What unfolds has our own marks, not the browser’s. */
const browserMarks = (page: Page): Promise<readonly string[]> =>
  page.locator('summary:not(.readme summary)').evaluateAll((all) =>
    all
      .filter((summary) => {
        const { display, listStyleType } = getComputedStyle(summary);
        return display === 'list-item' && listStyleType !== 'none';
      })
      .map((summary) => summary.textContent),
  );

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind}: no accessibility violation, whole without other hosts`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const elsewhere: string[] = [];
    await context.route(
      (url) => url.origin !== baseURL,
      async (route) => {
        elsewhere.push(route.request().url());
        await route.abort();
      },
    );
    // Colours that are still changing would be judged halfway.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await browserMarks(page)).toEqual([]);
    await expectAccessible(page);
    if (alsoInDark.has(kind)) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, ['color-contrast']);
    }
    expect(elsewhere).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  for (const [kind, path] of Object.entries(pageKinds)) {
    test(`${kind}: fits under a finger, shifts nothing, has a title and its plain forms`, async ({
      page,
      request,
    }) => {
      const scripts: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.body());
      });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.locator('html[data-hydrated]').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      expect(await smallTargets(page)).toEqual([]);
      // Where the fonts arrive after the first paint, their fallbacks have almost the same width.
      expect(await layoutShift(page)).toBeLessThan(0.001);
      const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
      expect(bytes).toBeLessThanOrEqual(scriptBudget);
      // On every other visit they are in the cache, and nothing moves.
      await page.reload();
      await page.locator('html[data-hydrated]').waitFor();
      expect(await layoutShift(page)).toBe(0);

      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{3}/);
      for (const [type, shape] of [
        ['text/markdown', /^# /],
        ['application/json', /^[[{]/],
      ] as const) {
        const address = await page.locator(`link[rel=alternate][type="${type}"]`).getAttribute('href');
        const answer = await request.get(address ?? '');
        expect(answer.status()).toBe(200);
        expect(answer.headers()['content-type']).toContain(type);
        expect(await answer.text()).toMatch(shape);
      }
      // The narrowest screen, and a window of 1280 pixels at 400 %.
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});

test('what unfolds has our own marks, not the browser’s', async ({ page }) => {
  for (const path of ['/downloads?rule=path_extension%3A%22gguf%22', '/docs']) {
    await page.goto(path);
    expect([path, await browserMarks(page)]).toEqual([path, []]);
  }
});
