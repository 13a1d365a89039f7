/** @module System, light and dark: right from the first paint. */
import { model } from './support/pages.ts';
import { layoutShift } from './support/layout-shift.ts';
import { expect, test } from './support/test.ts';

const ground = 'rgb(250, 248, 243)';
const darkGround = 'rgb(20, 19, 17)';

test('follows the system until one chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('background-color', darkGround);
  const button = page.getByRole('button', { name: /^Theme/ });
  await button.click();
  await expect(page.locator('html')).toHaveCSS('background-color', ground);
  await expect(button).toHaveAccessibleName('Theme: light. Change to dark');
  await page.goto('/tasks');
  await expect(page.locator('html')).toHaveCSS('background-color', ground);
  await button.click();
  await expect(button).toHaveAccessibleName('Theme: dark. Change to system');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('background-color', darkGround);
});

test('the server sends the chosen theme with the page itself', async ({ request }) => {
  const answer = await request.get('/', { headers: { cookie: 'theme=dark' } });
  expect(await answer.text()).toMatch(/<html lang="en" data-theme="dark"[ >]/);
});

const groundOf = (element: Element): string => getComputedStyle(element).backgroundColor;

test('with forced colors, the chosen one of several and the legend of a chart can be told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, chosen, other] of [
    ['/models', 'header nav a[aria-current]', 'header nav a:not([aria-current])'],
    ['/hardware', '#devices .segments [aria-current]', '#devices .segments :not([aria-current])'],
    ['/playground', '.segments > :has(:checked)', '.segments > :not(:has(:checked))'],
  ] as const) {
    await page.goto(path);
    const marked = page.locator(chosen).first();
    const grounds = [await marked.evaluate(groundOf), await page.locator(other).first().evaluate(groundOf)];
    expect(grounds[0], path).not.toBe(grounds[1]);
    expect(await marked.evaluate((element) => getComputedStyle(element).color), path).not.toBe(grounds[0]);
  }
  await page.goto('/hardware?memory=16&model=bartowski/Qwen2.5-7B-Instruct-GGUF');
  const swatches = await page
    .locator('.memory-legend [data-part]')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part, '::before').backgroundColor));
  expect(new Set(swatches).size).toBe(4);
});

test('the key of the search is that of the system, and is not shown without a script', async ({
  browser,
  baseURL,
}) => {
  for (const [userAgent, javaScriptEnabled, key] of [
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true, '"⌘K"'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', true, '"Ctrl K"'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', false, 'none'],
  ] as const) {
    const context = await browser.newContext({
      userAgent,
      javaScriptEnabled,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/tasks');
    const hint = page.locator('.find > kbd');
    await expect
      .poll(() => hint.evaluate((element) => getComputedStyle(element, '::before').content))
      .toBe(key);
    await context.close();
  }
});

test('on paper there is the content, where it came from, and nothing to click', async ({ page }) => {
  await page.goto('/libraries/keras?example=image-to-image');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy code' }).first()).toBeHidden();
  await expect(page.getByText(/\/libraries\/keras\?example=image-to-image$/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Install command' }).first()).toBeVisible();
});

test('on paper, code has its library and unbroken lines, and folded text is open', async ({ page }) => {
  await page.goto(`${model}?library=transformers`);
  // The width of A4 at 96 pixels per inch.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  const libraries = page.getByRole('navigation', { name: 'Library' });
  await expect(libraries.getByRole('link')).toHaveText(['Transformers']);
  await expect(
    page.getByText('/models/sentence-transformers/all-MiniLM-L6-v2?library=transformers'),
  ).toBeVisible();
  const gutter = await page
    .locator('.code.numbered .line')
    .first()
    .evaluate((line) => {
      const { paddingLeft, textIndent } = getComputedStyle(line);
      return [parseFloat(paddingLeft) > 0, parseFloat(paddingLeft) + parseFloat(textIndent)];
    });
  expect(gutter).toEqual([true, 0]);
  await page.goto('/libraries/transformers');
  await expect(page.locator('.disclosure:not([open]) pre').first()).toBeVisible();
  await page.goto('/hardware');
  await expect(page.locator('#devices table')).toBeVisible();
  await expect(page.locator('#devices input').first()).toBeHidden();
});

for (const path of ['/tasks', model]) {
  test(`${path}: late fonts replace their fallbacks and hardly move the page`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1_000);
      });
      await route.continue();
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded'));
    expect(loaded.length).toBeGreaterThan(0);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
}
