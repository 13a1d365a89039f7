/** @module The keyboard alone: skip link, search from anywhere, moving through results. */
import { holdHydration } from './support/hydration.ts';
import { expect, test } from './support/test.ts';

test('the first stop skips to the content', async ({ page }) => {
  await page.goto('/models');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

for (const keys of ['ControlOrMeta+k', '/']) {
  test(`${keys} searches everything`, async ({ page }) => {
    await page.goto('/tasks');
    await page.keyboard.press(keys);
    const box = page.getByRole('combobox', { name: 'Search everything' });
    await expect(box).toBeFocused();
    await page.keyboard.type('sentence-transformers');
    // Results arrive while typing: wait for those of the whole text.
    await expect(page.getByRole('option', { selected: true })).toContainText(
      /^Library.*sentence-transformers/,
    );
    await expect(box).toHaveAttribute('aria-activedescendant', /./);
    const first = await box.getAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    expect(await box.getAttribute('aria-activedescendant')).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/libraries/sentence-transformers');
  });
}

test('keys typed while the search loads are not lost', async ({ page }) => {
  await page.goto('/tasks');
  await page.locator('html[data-hydrated]').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('whisper');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('whisper');
});

for (const [path, keys, name] of [
  ['/tasks', '/', 'Search everything'],
  ['/tasks', 'ControlOrMeta+k', 'Search everything'],
  ['/models', '/', 'Search models'],
] as const) {
  test(`keys typed after ${keys} on ${path} before hydration are not lost`, async ({ page }) => {
    const hydrate = await holdHydration(page);
    await page.goto(path);
    await page.keyboard.press(keys);
    await page.keyboard.type('kj/whisperx');
    await page.keyboard.press('Backspace');
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    hydrate();
    const box = page.getByRole(path === '/tasks' ? 'combobox' : 'searchbox', { name });
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('kj/whisper');
    await page.keyboard.type('-large');
    await expect(box).toHaveValue('kj/whisper-large');
  });
}

test('letters typed in the search field before hydration open the search', async ({ page }) => {
  const hydrate = await holdHydration(page);
  await page.goto('/tasks');
  await page.getByRole('textbox', { name: 'Search or paste an id' }).focus();
  await page.keyboard.type('whisper');
  hydrate();
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toHaveValue('whisper');
});

test('Escape closes the search and restores the focus', async ({ page }) => {
  await page.goto('/');
  // Before hydration the button submits its form to /search.
  await page.locator('html[data-hydrated]').waitFor();
  const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('j and k move through the results, Enter opens one', async ({ page }) => {
  await page.goto('/models');
  const results = page.locator('[data-result]');
  await page.keyboard.press('j');
  await expect(results.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  const href = await results.nth(0).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');
});

test('a tab chosen by keyboard keeps the focus', async ({ page }) => {
  await page.goto('/models/sentence-transformers/all-MiniLM-L6-v2');
  await page.locator('html[data-hydrated]').waitFor();
  const tab = page
    .getByRole('navigation', { name: 'Library' })
    .getByRole('link', { name: 'Transformers', exact: true });
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(tab).toBeFocused();
});
