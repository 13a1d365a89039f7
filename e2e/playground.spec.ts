/** @module The playground: any record, its mistakes at their lines, its address to share. */
import { expect, test } from './support/test.ts';

const box = /Record/;

test('snippets follow the record as it is typed', async ({ page }) => {
  await page.goto('/playground?id=me/mine');
  await expect(page.locator('#snippets')).toContainText('me/mine');
  await page.getByLabel(box).fill('{"id": "me/other", "library_name": "spacy"}');
  await expect(page.locator('#snippets')).toContainText('spaCy');
  await expect(page).toHaveURL(/record=.*other/);
  await page.reload();
  await expect(page.locator('#snippets')).toContainText('spaCy');
});

test('a mistake is named at its line, and leads there', async ({ page }) => {
  await page.goto('/playground');
  await page.getByLabel(box).fill('{\n  "id": "me/mine"\n  "tags": []\n}');
  const place = page.getByRole('link', { name: 'Line 2, column 18' });
  await expect(page.locator('#record-findings')).toContainText('A comma or } is missing here.');
  await place.click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('  "id": "me/mine"');
  await page.getByLabel(box).fill('{\n  "id": "me/mine",\n  "tags": 3\n}');
  await expect(page.getByRole('link', { name: 'Line 3, column 3' })).toBeVisible();
  await expect(page.locator('#snippets')).toContainText('me/mine');
});

test('a field is added to what is typed', async ({ page }) => {
  await page.goto('/playground?id=me/mine');
  await page.getByRole('link', { name: 'add gated to the record' }).click();
  await expect(page.getByLabel(box)).toHaveValue(/"gated": "auto"/);
  await expect(page.locator('#snippets')).toContainText('Log in');
  await expect(page.getByRole('link', { name: 'add gated to the record' })).toHaveCount(0);
});

test('a link shows the record to anyone', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/playground?id=me/mine&library_name=keras');
  const link = page.getByRole('link', { name: /^Link to this record/ });
  await link.click();
  await expect(link.getByRole('status')).toHaveText('Copied');
  const stranger = await browser.newPage({ javaScriptEnabled: false });
  await stranger.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(stranger.locator('#snippets')).toContainText('me/mine');
  await expect(stranger.getByLabel(box)).toHaveValue(/keras/);
  await stranger.close();
});
