/** @module The card on a model's page: outline, code, links, images, tables, in both themes and without a script. */
import { expectAccessible } from './support/accessibility.ts';
import { cardModel } from './support/card.ts';
import { expect, test } from './support/live-site.ts';

const path = `/models/${cardModel}`;

test('headings are below those of the page and link to themselves', async ({ page }) => {
  await page.goto(path);
  const card = page.locator('.readme');
  await expect(card.getByRole('heading', { level: 3 })).toContainText('Carded');
  await expect(card.getByRole('heading', { level: 4 })).toHaveCount(2);
  await card.getByRole('link', { name: 'Link to Figures' }).click();
  await expect(page).toHaveURL(/#card-figures$/);
  await expect(card.getByRole('heading', { name: 'Figures' })).toBeInViewport();
  await page.goto(path);
  await card.getByRole('link', { name: 'to the figures' }).click();
  await expect(page).toHaveURL(/#card-figures$/);
});

test('code is highlighted, relative links lead to the hub', async ({ page, hub }) => {
  await page.goto(path);
  const card = page.locator('.readme');
  await expect(card.getByRole('group', { name: 'Code' }).locator('[class^="t-"]')).not.toHaveCount(0);
  await expect(card.getByRole('link', { name: 'the guide' })).toHaveAttribute(
    'href',
    `${hub.url}/${cardModel}/blob/main/docs/guide.md`,
  );
});

test('an image of another host is a link, and the card runs no script and sends no request', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
  });
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const card = page.locator('.readme');
  await expect(card.getByRole('link', { name: 'A chart elsewhere' })).toHaveAttribute(
    'href',
    'https://pictures.invalid/chart.png',
  );
  await expect(card.locator('img, script')).toHaveCount(0);
  await expect(page).not.toHaveTitle('taken over');
  expect(outside).toEqual([]);
});

test('on a phone a wide table scrolls in itself', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(path);
  const table = page.locator('.readme').getByRole('group', { name: 'Table' });
  await expect(table).toBeVisible();
  const wider = await table.evaluate((region) => region.scrollWidth > region.clientWidth);
  expect(wider).toBe(true);
  const page375 = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(page375).toBeLessThanOrEqual(375);
});

test('the card is legible in the dark and reachable by keyboard', async ({ page }) => {
  // Checked by all rules.
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(path);
  await expect(page.locator('.readme')).toBeVisible();
  await expectAccessible(page);
});

test('without a script the card is in the document, once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByText('A model whose card has one of everything.').last()).toBeVisible();
  await expect(page.locator('.readme')).toHaveCount(1);
  await context.close();
});
