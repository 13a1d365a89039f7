/** @module Tools over the catalogue: comparing models, what fits a machine, requests from the API reference. */
import { chatModel, model } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const idOf = (path: string): string => path.replace('/models/', '');

test.describe('/compare', () => {
  test('models are added, removed and shown side by side', async ({ page }) => {
    await page.goto('/compare');
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByLabel('First model').fill(idOf(model));
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Add one more model')).toBeVisible();
    await page.getByLabel('Add a model').fill(idOf(chatModel));
    await page.getByRole('button', { name: 'Add' }).click();
    const facts = page.locator('#facts').getByRole('table');
    for (const path of [model, chatModel]) await expect(facts).toContainText(idOf(path).split('/')[1] ?? '');
    await expect(page.locator('#memory').getByRole('table').first()).toContainText('GB');
    await expect(page.locator('#code pre').first()).toBeVisible();
    await page.getByRole('link', { name: `Remove ${idOf(model)}` }).click();
    await expect(page.getByRole('list', { name: 'Compared models' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.locator('#facts')).toHaveCount(0);
  });

  test('an unknown model is named, the others stay', async ({ page }) => {
    await page.goto(`/compare?models=${idOf(model)},openai/whisper-larg-v3`);
    await expect(page.getByRole('main').locator('.notice')).toContainText('openai/whisper-larg-v3');
    await page
      .getByRole('main')
      .locator('.notice')
      .getByRole('link', { name: 'openai/whisper-large-v3', exact: true })
      .click();
    await expect(page.getByRole('list', { name: 'Compared models' }).getByRole('listitem')).toHaveCount(2);
  });

  test('nothing is added while typing; a suggestion is', async ({ page }) => {
    await page.goto(`/compare?models=${idOf(model)}`);
    await page.locator('html[data-hydrated]').waitFor();
    const field = page.getByLabel('Add a model');
    await field.pressSequentially(idOf(chatModel).toLowerCase());
    const suggestion = page
      .locator('.suggestions')
      .getByRole('link', { name: idOf(chatModel) })
      .first();
    await expect(suggestion).toBeVisible();
    await expect(page.getByRole('main').locator('.notice')).toHaveCount(0);
    await suggestion.click();
    await expect(page.getByRole('list', { name: 'Compared models' }).getByRole('listitem')).toHaveCount(2);
  });

  test('models ticked in a list stay ticked with another filter, and after Back', async ({ page }) => {
    await page.goto('/models');
    await page.locator('html[data-hydrated]').waitFor();
    const boxes = page.getByRole('checkbox', { name: /^Compare / });
    await boxes.nth(0).check();
    await page
      .getByRole('link', { name: /^Text Generation/ })
      .first()
      .click();
    await expect(page).toHaveURL(/task=text-generation/);
    await boxes.nth(3).check();
    const bar = page.locator('form.compare-bar');
    await expect(bar).toContainText('2 of 4');
    await page.locator('[data-result]').first().click();
    await expect(page.locator('.facts')).toBeVisible();
    await page.goBack();
    await expect(bar).toContainText('2 of 4');
    await bar.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('list', { name: 'Compared models' }).getByRole('listitem')).toHaveCount(2);
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('is a form', async ({ page }) => {
      await page.goto(`/compare?models=${idOf(model)}`);
      await page.getByLabel('Add a model').fill(idOf(chatModel));
      await page.getByRole('button', { name: 'Add' }).click();
      await expect(page.locator('#facts').getByRole('table')).toContainText(
        idOf(chatModel).split('/')[1] ?? '',
      );
    });
  });
});

test.describe('what fits a machine', () => {
  test('the list of models is filtered by it', async ({ page }) => {
    await page.goto('/models?sort=params');
    const total = (await page.getByRole('main').textContent()) ?? '';
    await page.goto('/models?fits=8&sort=params');
    const rows = page.locator('[data-result]');
    await expect(rows.first()).toBeVisible();
    expect(await page.getByRole('main').textContent()).not.toBe(total);
    const filter = page.getByRole('link', { name: /^Remove filter: Memory .*8 GB/ });
    await filter.first().click();
    await expect(page).not.toHaveURL(/fits=/);
  });

  test('an unknown machine is reported', async ({ page }) => {
    const answer = await page.goto('/models?fits=abacus');
    expect(answer?.status()).toBeLessThan(500);
    await expect(page.getByRole('main')).toContainText('abacus');
  });
});

test.describe('/hardware', () => {
  test('the verdict is announced, the tables are not', async ({ page }) => {
    await page.goto('/hardware?memory=16&model=bartowski/Qwen2.5-7B-Instruct-GGUF');
    const announced = page.locator('#results > [aria-live]');
    await expect(announced).toContainText('is the best fit');
    await expect(announced.locator('table')).toHaveCount(0);
  });

  test('devices of two vendors are compared side by side', async ({ page }) => {
    await page.goto('/hardware?vendor=Apple');
    await page.locator('html[data-hydrated]').waitFor();
    const devices = page.locator('#devices');
    await devices.getByLabel('Compare M4 Pro', { exact: true }).check();
    await devices.getByRole('button', { name: 'Compare' }).click();
    await expect(devices.getByText('Choose one more device.')).toBeVisible();
    await devices.getByRole('link', { name: 'NVIDIA' }).click();
    await expect(page).toHaveURL(/vendor=NVIDIA/);
    await devices.getByLabel('Compare RTX 4090', { exact: true }).check();
    await devices.getByRole('button', { name: 'Compare' }).click();
    const compared = devices.getByRole('group', { name: 'Compared devices' });
    await expect(compared.getByRole('columnheader')).toContainText(['Fact', 'M4 Pro', 'RTX 4090']);
    await expect(compared.getByRole('row', { name: /^Bandwidth/ })).toContainText('273');
    await devices.getByRole('link', { name: 'Remove M4 Pro' }).click();
    await expect(devices.getByText('Choose one more device.')).toBeVisible();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('the choice is a form', async ({ page }) => {
      await page.goto('/hardware?vendor=Apple&devices=nvidia-rtx-4090');
      await page.getByLabel('Compare M4', { exact: true }).check();
      await page.locator('#devices').getByRole('button', { name: 'Compare' }).click();
      await expect(page.getByRole('group', { name: 'Compared devices' })).toContainText('RTX 4090');
    });
  });
});

test('providers on /inference lead to their pages', async ({ page }) => {
  await page.goto('/inference');
  await page.getByRole('columnheader').getByRole('link', { name: 'Groq' }).click();
  await expect(page).toHaveURL('/inference/groq');
});

test.describe('/docs', () => {
  test('an example is sent from the page, and its response replaces the example', async ({ page }) => {
    await page.goto('/docs');
    await page.locator('html[data-hydrated]').waitFor();
    const operation = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: /GET \/api\/tasks\/\{id\}$/ }) });
    await expect(operation).toContainText('Example response: 200 application/json');
    await operation.getByText('Send a request').click();
    await operation.getByLabel('id', { exact: true }).fill('fill-mask');
    await operation.getByRole('button', { name: 'Send' }).click();
    await expect(operation.getByRole('status')).toHaveText('Response: 200 application/json');
    await expect(operation.getByRole('group', { name: 'Response' })).toContainText('"fill-mask"');
  });

  test('an operation that writes is refused without a token', async ({ page, complaints }) => {
    await page.goto('/docs');
    await page.locator('html[data-hydrated]').waitFor();
    const operation = page.locator('#delete-api-models-owner-name');
    await operation.getByText('Send a request').click();
    await operation.getByRole('button', { name: 'Send' }).click();
    await expect(operation.getByRole('status')).toHaveText(/^Response: 40[13] /);
    // Chromium reports every refused request by itself.
    complaints.length = 0;
  });
});
