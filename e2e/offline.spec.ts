/** @module A host without the internet: files of the site alone. `pages.spec.ts` refuses all other hosts. */
import { chatModel, model } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('every file that a page names is ours and there', async ({ page, request, baseURL }) => {
  for (const path of [model, chatModel, '/tasks/automatic-speech-recognition', '/tasks/text-to-video']) {
    await page.goto(path);
    const named = await page
      .locator('link[href]:not([rel=canonical]), script[src], img[src], audio[src], source[srcset]')
      .evaluateAll((elements) =>
        elements.map(
          (element) =>
            element.getAttribute('href') ??
            element.getAttribute('src') ??
            element.getAttribute('srcset') ??
            '',
        ),
      );
    for (const address of new Set(named)) {
      const url = new URL(address, baseURL);
      expect(url.origin, `${path} names ${address}`).toBe(baseURL);
      expect((await request.get(url.href)).status(), address).toBe(200);
    }
  }
});

test('audio can be seeked', async ({ page, request }) => {
  await page.goto('/tasks/automatic-speech-recognition');
  const source = (await page.locator('audio').first().getAttribute('src')) ?? '';
  const part = await request.get(source, { headers: { range: 'bytes=100-199' } });
  expect(part.status()).toBe(206);
  expect((await part.body()).byteLength).toBe(100);
  expect((await request.get(source, { headers: { range: 'bytes=99999999-' } })).status()).toBe(416);
});

test('with reduced motion, an animated image does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/tasks/text-to-video');
  const shown = () =>
    page
      .locator('.demo img')
      .last()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(await shown()).toContain('still');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  expect(await shown()).not.toContain('still');
});
