/** @module The whole site without a script: every link, filter, tab and choice. */
import { model } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('tabs, managers and the theme work and are remembered', async ({ page }) => {
  await page.goto(model);
  await page
    .getByRole('navigation', { name: 'Library' })
    .getByRole('link', { name: 'Transformers', exact: true })
    .click();
  const managers = page.locator('#use form:has([name=manager])');
  await managers.getByLabel('Install with').selectOption('conda');
  await managers.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('group', { name: 'Install command' }).first()).toContainText('conda');
  await page.getByRole('button', { name: 'Change to light' }).click();
  await page.getByRole('button', { name: 'Change to dark' }).click();
  await expect(page).toHaveURL(/library=transformers/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('search, filters and forms work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByLabel('Search or paste an id').fill('text classification');
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: /^Task Text Classification/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text Classification');
  await page.goto('/models');
  await page
    .getByRole('region', { name: 'Library' })
    .getByRole('link', { name: /Diffusers/ })
    .click();
  await page.getByRole('searchbox').fill('flux');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/models?q=flux&library=diffusers');
  await expect(page.locator('[data-result]').first()).toContainText(/flux/i);
  await page.goto('/downloads');
  await page.getByRole('textbox', { name: 'Rule' }).fill('path_extension:"gguf"');
  await page.getByLabel(/Paths to try/).fill('a.gguf\nconfig.json');
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByText('does not')).toHaveCount(1);
});

test('buttons that need a script are not shown', async ({ page }) => {
  await page.goto(model);
  await expect(page.getByRole('button', { name: 'Copy code' })).toHaveCount(0);
});
