/** @module The hero of the home page: suggestions while one types, and what happens to an unknown id. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const label = 'Model id, hub URL, task or library';

const openHome = async (page: Page) => {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
};

test('suggests models, tasks and libraries, reached with the arrow keys', async ({ page }) => {
  await openHome(page);
  const field = page.getByLabel(label);
  await field.pressSequentially('text class');
  const task = page.locator('.suggestions').getByRole('link', { name: /^Task Text Classification/ });
  await expect(task).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.suggestions a').last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.suggestions a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(task).toBeHidden();
  await expect(field).toBeFocused();
});

test('a suggestion opens its page', async ({ page }) => {
  await openHome(page);
  await page.getByLabel(label).pressSequentially('sentence-transf');
  await page
    .locator('.suggestions')
    .getByRole('link', { name: /^Library sentence-transformers/ })
    .click();
  await expect(page).toHaveURL('/libraries/sentence-transformers');
});

test('an unknown id leads to the form that describes it', async ({ page }) => {
  await openHome(page);
  await page.getByLabel(label).fill('acme/not-here-yet');
  const offer = page.getByRole('link', { name: /Describe it and get its code/ });
  await expect(offer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/playground?id=acme%2Fnot-here-yet');
});

test('a known id leads to its page', async ({ page }) => {
  await openHome(page);
  await page.getByLabel(label).fill('sentence-transformers/all-MiniLM-L6-v2');
  await page.getByRole('button', { name: 'Get the code' }).click();
  await expect(page).toHaveURL('/models/sentence-transformers/all-MiniLM-L6-v2');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the hero is a form, and an unknown id is not a dead end', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel(label).fill('acme/not-here-yet');
    await page.getByRole('button', { name: 'Get the code' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Describe it/ })
      .click();
    await expect(page).toHaveURL(/\/playground\?id=acme%2Fnot-here-yet$/);
  });
});
