/** @module The interactive components on /ui, by keyboard and pointer. */
import { expectAccessible } from './support/accessibility.ts';
import { smallTargets } from './support/targets.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/ui');
  await page.locator('html[data-hydrated]').waitFor();
});

test('has no accessibility violation, and is hidden from search engines', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  for (const list of ['/sitemap-pages.xml', '/robots.txt', '/llms.txt'])
    expect(await (await request.get(list)).text()).not.toContain('/ui');
  expect((await request.get('/ui.md')).status()).toBe(404);
});

test('on a phone every target is large enough', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await smallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('Segments: arrow keys, Home and End move the focus, Enter selects', async ({ page }) => {
  const row = page.getByRole('navigation', { name: 'Library', exact: true });
  await row.getByRole('link', { name: 'Transformers', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(row.getByRole('link', { name: 'llama.cpp' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(row.getByRole('link', { name: 'ONNX' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(row.getByRole('link', { name: 'Transformers', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ui?example=ONNX');
  await expect(row.getByRole('link', { name: 'ONNX' })).toHaveAttribute('aria-current', 'true');
  await expect(row.getByRole('link', { name: 'ONNX' })).toBeFocused();
});

test('Segments: the chosen one is in view on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/ui?example=ONNX');
  await page.locator('html[data-hydrated]').waitFor();
  const row = page.getByRole('navigation', { name: 'Library', exact: true });
  // Vertically only: the row itself must have scrolled to the chosen one.
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(row.getByRole('link', { name: 'ONNX' })).toBeInViewport({ ratio: 1 });
});

test('RadioSegments: arrow keys choose', async ({ page }) => {
  const example = page.getByRole('region', { name: 'RadioSegments' });
  await example.getByRole('radio', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(example.getByRole('status')).toHaveText('javascript');
});

test('Menu: opens with ArrowDown, moves, closes with Escape and restores the focus', async ({ page }) => {
  const button = page.getByRole('button', { name: 'More pages' }).last();
  const links = page.locator('#example-menu').getByRole('link');
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(links.first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(links.first()).toBeHidden();
});

test('SectionNav: marks the section that is read, and leads to it', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'On this page' });
  await nav.getByRole('link', { name: /Lists/ }).click();
  await expect(page).toHaveURL('/ui#lists');
  await expect(page.getByRole('heading', { name: 'Lists' })).toBeInViewport();
  await expect(nav.getByRole('link', { name: /Lists/ })).toHaveAttribute('aria-current', 'location');
  await page.evaluate(() => document.querySelector('#panels')?.scrollIntoView());
  await expect(nav.getByRole('link', { name: /Panels/ })).toHaveAttribute('aria-current', 'location');
  await expect(nav.locator('[aria-current]')).toHaveCount(1);
});

test('SectionNav: stays at the top of a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const nav = page.getByRole('navigation', { name: 'On this page' });
  await page.evaluate(() => document.querySelector('#panels')?.scrollIntoView());
  await expect(nav).toBeInViewport({ ratio: 1 });
  await expect(nav.getByRole('link', { name: /Panels/ })).toHaveAttribute('aria-current', 'location');
});

test('Command: copies the line', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const example = page.getByRole('region', { name: 'Command', exact: true });
  await example.getByRole('button', { name: 'Copy command' }).click();
  await expect(example.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npx loadout snippet Qwen/Qwen3-8B');
});

test('Table: rows are blocks with the names of their columns on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const cell = page.getByRole('region', { name: 'Table' }).locator('td').filter({ hasText: '16.4 GB' });
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('Size');
});
