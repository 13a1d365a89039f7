/** @module Finding a model: by pasting, by task, by library, by words, by narrowing. */
import { expect, test } from './support/test.ts';

const id = 'sentence-transformers/all-MiniLM-L6-v2';

test('a pasted id opens its page with code', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill(id);
  await page.getByRole('button', { name: 'Get the code' }).click();
  await expect(page).toHaveURL(`/models/${id}`);
  await expect(page.getByRole('group', { name: 'Embed sentences and compare them' })).toContainText(id);
});

test('a pasted hub URL opens its page with code', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill(`https://hub.example.org/${id}/tree/main`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/models/${id}`);
});

test('a task links to its models', async ({ page }) => {
  await page.goto('/tasks');
  await page
    .getByRole('link', { name: /Text Classification/ })
    .first()
    .click();
  await page.getByRole('link', { name: /All \d+ models for this task/ }).click();
  await expect(page).toHaveURL('/models?task=text-classification');
  await expect(page.locator('[data-result]').first()).toBeVisible();
});

test('a library links to its models', async ({ page }) => {
  await page.goto('/libraries');
  await page.getByRole('searchbox').fill('diffusers');
  await expect(page).toHaveURL('/libraries?q=diffusers');
  await page
    .getByRole('link', { name: /^Diffusers/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diffusers');
  await page.getByRole('link', { name: /All \d+ models/ }).click();
  await expect(page).toHaveURL('/models?library=diffusers');
});

test('typing filters the list and updates the URL at once', async ({ page }) => {
  await page.goto('/models');
  const before = await page.locator('#results output').textContent();
  await page.getByRole('searchbox').fill('whisper');
  await expect(page).toHaveURL('/models?q=whisper');
  await expect(page.locator('#results output')).not.toHaveText(before ?? '');
  await expect(page.locator('[data-result]').first()).toContainText('whisper');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('whisper');
});

test('the number of results is announced where it changes', async ({ page }) => {
  await page.goto('/search?q=bert');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page).toHaveTitle('bert · Search · Loadout');
  const status = page.locator('#results output');
  await status.evaluate((element) => element.setAttribute('data-same', ''));
  await expect(status).toHaveText(/^\d+ results$/);
  await page.getByRole('main').getByRole('searchbox').fill('zzqxjv');
  await expect(status).toHaveText(/^No results for zzqxjv/);
  await expect(status).toHaveAttribute('data-same');
});

test('filters add up, are shown as chips and can be removed', async ({ page }) => {
  await page.goto('/models');
  await page
    .getByRole('region', { name: 'Task' })
    .getByRole('link', { name: /Text-to-Image/ })
    .click();
  await expect(page).toHaveURL('/models?task=text-to-image');
  await page
    .getByRole('region', { name: 'Library' })
    .getByRole('link', { name: /Diffusers/ })
    .click();
  await expect(page).toHaveURL('/models?task=text-to-image&library=diffusers');
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chips.getByRole('link', { name: /^Remove filter/ })).toHaveCount(2);
  await chips.getByRole('link', { name: /Task/ }).click();
  await expect(page).toHaveURL('/models?library=diffusers');
  await page.goBack();
  await expect(chips.getByRole('link', { name: /^Remove filter/ })).toHaveCount(2);
});

test('two quick filters add up, though the page of the first has not arrived', async ({ page }) => {
  await page.goto('/models');
  await page.locator('html[data-hydrated]').waitFor();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/task=text-to-image/);
  await page.route(/\.data\?.*task=text-to-image/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  const facet = (name: string, value: RegExp) =>
    page.getByRole('region', { name }).getByRole('link', { name: value });
  await facet('Task', /Text-to-Image/).click();
  await asked;
  await facet('Library', /Diffusers/).click();
  release();
  await expect(page).toHaveURL('/models?task=text-to-image&library=diffusers');
});

test('models are filtered by the quantization of their files', async ({ page }) => {
  await page.goto('/models');
  const facet = page.getByRole('region', { name: 'Quantization' });
  await facet.getByText('Quantization').click();
  const wanted = facet.getByRole('link', { name: /^Q4_K_M/ });
  const count = /\d+$/.exec((await wanted.textContent()) ?? '')?.[0];
  await wanted.click();
  await expect(page).toHaveURL('/models?quantization=Q4_K_M');
  await expect(page.locator('#results output')).toHaveText(`${count} models`);
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Q4_K_M');
  await page.locator('[data-result]').first().click();
  await expect(page.locator('#apps').getByText('Q4_K_M').first()).toBeVisible();
});

test('an empty result lists the filters to remove', async ({ page }) => {
  await page.goto('/models?task=text-to-image&q=whisper');
  await page.getByRole('link', { name: /^Without search “whisper”/ }).click();
  await expect(page).toHaveURL('/models?task=text-to-image');
  await expect(page.locator('[data-result]').first()).toBeVisible();
});

test('pages follow one another to the end', async ({ page }) => {
  await page.goto('/models');
  const first = await page.locator('[data-result]').first().textContent();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.locator('[data-result]').first()).not.toHaveText(first ?? '');
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(page.locator('[data-result]').first()).toHaveText(first ?? '');
});
