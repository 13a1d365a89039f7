/** @module The code on the pages of datasets and spaces: choose, remember, copy, save, with and without a script. */
import { model } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const dataset = '/datasets/allenai/ai2_arc';
const space = '/spaces/amazon/chronos-2';

test('what is copied is exactly the code that reads the dataset', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${dataset}?library=polars`);
  const block = page.getByRole('article').first();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('status').last()).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const answer: { results: { snippets: { code: string }[] }[] } = await (
    await request.post('/api/dataset-snippets', { data: { id: 'allenai/ai2_arc', library: 'polars' } })
  ).json();
  expect(copied).toBe(answer.results[0]?.snippets[0]?.code);
});

test('a chosen library stays chosen for datasets, and leaves those of models alone', async ({ page }) => {
  await page.goto(dataset);
  const tabs = page.getByRole('navigation', { name: 'Library' });
  await expect(tabs.locator('[aria-current]')).toHaveText('Datasets');
  await tabs.getByRole('link', { name: 'DuckDB' }).click();
  await expect(page).toHaveURL(`${dataset}?library=duckdb`);
  await expect(page.getByRole('article').first()).toContainText('duckdb.read_parquet');
  await page.goto(dataset);
  await expect(tabs.locator('[aria-current]')).toHaveText('DuckDB');
  await page.goto(`${model}?library=transformers`);
  await page.goto(dataset);
  await expect(tabs.locator('[aria-current]')).toHaveText('DuckDB');
});

test('a space shows how it is called, how it is embedded and how its files are fetched', async ({ page }) => {
  await page.goto(space);
  await expect(page.getByRole('article').first()).toContainText('Client("amazon/chronos-2")');
  const ways = page.getByRole('navigation', { name: 'Client' });
  await ways.getByRole('link', { name: 'Embed' }).click();
  await expect(page.getByRole('article').first()).toContainText(
    '<iframe src="https://amazon-chronos-2.hf.space"',
  );
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs and files work', async ({ page, request }) => {
    await page.goto(space);
    await page.getByRole('navigation', { name: 'Client' }).getByRole('link', { name: 'curl' }).click();
    await expect(page.getByRole('article').first()).toContainText('$API/info');
    const href = await page.getByRole('link', { name: 'Save as .sh' }).last().getAttribute('href');
    const file = await request.get(href ?? '');
    expect(file.headers()['content-disposition']).toContain('chronos-2-curl.sh');
    expect(await file.text()).toContain('event_id');
  });
});
