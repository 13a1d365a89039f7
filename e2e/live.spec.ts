/** @module Pages with a hub configured: the stored record at once, the newer one without a reload. */
import { layoutShift } from './support/layout-shift.ts';
import { expect, starterModel, test } from './support/live-site.ts';

test.describe.configure({ mode: 'serial' });

const fact = 'Key facts';

test('without a script the page says to reload', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/models/acme/tiny-gguf');
  await expect(page.locator('.freshness noscript > span')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByLabel(fact)).toContainText('Downloads');
  }).toPass();
  await expect(page.getByText('Read from the files: GGUF header.')).toBeVisible();
  await context.close();
});

test('a model of the starter set gets its figures, and nothing moves', async ({ page, hub }) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  hub.held = promise;
  await page.goto(`/models/${starterModel}`);
  await expect(page.getByText('Loading from Hugging Face…')).toBeVisible();
  await expect(page.getByLabel(fact)).not.toContainText('Downloads');
  release();
  await expect(page.getByLabel(fact)).toContainText('4.32M', { timeout: 25_000 });
  await expect(page.getByText('Checked today')).toBeVisible();
  const novita = page.getByLabel('Provider', { exact: true }).getByRole('link', { name: /^Novita/ });
  await expect(novita).toContainText('Input per 1M $0.035');
  await expect(novita).toContainText('Tools');
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('a filter finds models whose providers call tools', async ({ page }) => {
  await page.goto('/models?capability=tools');
  await expect(page.getByText('1 model', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: starterModel })).toBeVisible();
});

test('a filter finds models by the price of their providers', async ({ page }) => {
  await page.goto('/models?price=0.1');
  await expect(page.getByText('1 model', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: starterModel })).toBeVisible();
});

test('a dataset shows its first rows', async ({ page }) => {
  await page.goto('/datasets/acme/rows');
  const rows = page.getByRole('group', { name: 'First rows' });
  await expect(rows.getByRole('row')).toHaveCount(21);
  await expect(rows.getByRole('cell', { name: 'row 19' })).toBeVisible();
});

test('with the hub gone a record that is not stored says why it is missing', async ({ page, hub }) => {
  await hub.stop();
  const answer = await page.goto('/models/nobody/nothing');
  expect(answer?.status()).toBe(502);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The hub does not respond');
  await expect(page.getByRole('link', { name: 'describe a model' })).toHaveAttribute('href', '/playground');
});

test('with the hub gone the page comes from the store', async ({ page, hub }) => {
  await hub.stop();
  await page.goto(`/models/${starterModel}`);
  await expect(page.getByLabel(fact)).toContainText('4.32M');
  await page.goto('/models/openai/whisper-large-v3');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
