/** @module The playground: code is generated in the browser, the record stays in the fragment. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Record (JSON)' });

/** Focusing the text area opens the editor in its place. */
async function openEditor(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
  await field(page).click();
  await page.locator('.cm-content').waitFor();
}

async function typeRecord(page: Page, text: string): Promise<void> {
  await field(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('typing generates code without a request', async ({ page }) => {
  await page.goto('/playground');
  await openEditor(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Modules are static files; Chromium fetches the icon again with each history entry.
    const isOurs = request.url().startsWith('http');
    if (isOurs && !pathname.startsWith('/assets/') && pathname !== '/favicon.svg')
      requests.push(request.url());
  });
  await typeRecord(page, '{"id": "acme/secret", "library_name": "spacy"}');
  await expect(page.locator('#snippets')).toContainText('snapshot_download("acme/secret")');
  await typeRecord(page, '{"id": "acme/secret", "library_name": "timm"}');
  await expect(page.locator('#snippets')).toContainText('timm.create_model("hf-hub:acme/secret"');
  await expect(page).toHaveURL(/\/playground#record=[\w-]+$/);
  await expect(page.locator('#snippets')).toContainText('API checked');
  const saved = page.waitForEvent('download');
  await page.locator('#snippets').getByRole('link', { name: 'Save as .py' }).first().click();
  expect((await saved).suggestedFilename()).toBe('snippet.py');
  expect(requests).toEqual([]);
});

test('a link restores the record, and no server sees it', async ({ page, context }) => {
  await page.goto('/playground');
  await openEditor(page);
  await typeRecord(page, '{"id": "acme/secret", "library_name": "keras"}');
  await expect(page).toHaveURL(/#record=/);
  const sent: string[] = [];
  const other = await context.newPage();
  other.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await other.goto(page.url());
  await expect(field(other)).toHaveValue(/acme\/secret/);
  await expect(other.locator('#snippets')).toContainText('Keras');
  expect(sent.filter((url) => url.includes('record=') || url.includes('secret'))).toEqual([]);
  await other.close();
});

test('Back and Forward restore the editor', async ({ page }) => {
  await page.goto('/playground');
  await openEditor(page);
  await typeRecord(page, '{"id": "me/first"}');
  await expect(page).toHaveURL(/#record=/);
  await page.getByText('Dataset', { exact: true }).click();
  await expect(page).toHaveURL(/kind=dataset/);
  await expect(page.locator('#snippets')).toContainText('load_dataset');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Model' })).toBeChecked();
  await page.goBack();
  await expect(field(page)).toContainText('your-name/your-model');
  await page.goForward();
  await expect(field(page)).toContainText('me/first');
  await expect(page.locator('#snippets')).toContainText('me/first');
});

test('a mistake is reported at its line', async ({ page }) => {
  await page.goto('/playground');
  await openEditor(page);
  await typeRecord(page, '{\n  "id": "me/mine"\n  "tags": []\n}');
  await expect(page.locator('#record-findings')).toContainText('Expected a comma or }.');
  await page.getByRole('link', { name: 'Line 2, column 18' }).click();
  const selected = page.locator('.cm-activeLine');
  await expect(selected).toHaveText('"id": "me/mine"');
  await typeRecord(page, '{\n  "id": "me/mine",\n  "tags": 3\n}');
  await expect(page.getByRole('link', { name: 'Line 3, column 3' })).toBeVisible();
  await expect(page.locator('#snippets')).toContainText('me/mine');
});

test('names and values are completed from the schema', async ({ page }) => {
  await page.goto('/playground');
  await openEditor(page);
  await field(page).press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('{');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"id": "me/mine",');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"pi');
  const option = page.getByRole('option', { name: /pipeline_tag/ });
  await option.waitFor();
  // The option works at once, not only when the text has rested.
  await page.keyboard.type('pe');
  await option.dispatchEvent('mousedown');
  await page.keyboard.type('zero-shot-o');
  await page.getByRole('option', { name: 'zero-shot-object-detection' }).click();
  await expect(field(page)).toContainText('"pipeline_tag": "zero-shot-object-detection"');
});

test('Tab leaves the editor', async ({ page }) => {
  await page.goto('/playground');
  await openEditor(page);
  await expect(page.locator('.cm-editor')).toHaveClass(/cm-focused/);
  await page.keyboard.press('Tab');
  await expect(page.locator('.cm-editor')).not.toHaveClass(/cm-focused/);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.cm-editor')).toHaveClass(/cm-focused/);
});

test('hostile values stay text', async ({ page }) => {
  await page.goto('/playground');
  await openEditor(page);
  const id = `a/<img src=x onerror=alert(1)>"; rm -rf / #`;
  await typeRecord(page, JSON.stringify({ id, library_name: 'timm', tags: ['__proto__', 'constructor'] }));
  await expect(page.locator('#snippets')).toContainText('onerror=alert(1)');
  await expect(page.locator('#snippets img')).toHaveCount(0);
});

test('a huge record is refused, and the page stays usable', async ({ page }) => {
  await page.goto('/playground');
  await openEditor(page);
  await typeRecord(page, JSON.stringify({ id: 'me/mine', x: 'y'.repeat(120_000) }));
  await expect(page.locator('#record-findings')).toContainText('longer than 32,000 characters');
  await typeRecord(page, '{"id": "me/small"}');
  await expect(page.locator('#snippets')).toContainText('me/small');
});

test('an own hub replaces the public one', async ({ page }) => {
  await page.goto('/playground');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByText('For my own hub').click();
  await page.getByLabel('Hub URL').fill('https://hub.acme.example');
  await expect(page.locator('#snippets')).toContainText('HF_ENDPOINT=https://hub.acme.example');
  await page.getByLabel('Hub URL').fill('not a URL');
  await expect(page.locator('#record-findings')).toContainText('platform.hubUrl');
});

test('a form describes an unknown model', async ({ page }) => {
  await page.goto('/playground?id=acme/new');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('combobox', { name: 'Task' }).fill('text-to-image');
  await expect(field(page)).toHaveValue(/"pipeline_tag": "text-to-image"/);
  // The URL has changed by now; the form is still open.
  await expect(page).toHaveURL(/\/playground#record=/);
  await page.getByRole('combobox', { name: 'Library' }).fill('diffusers');
  await expect(field(page)).toHaveValue(/"library_name": "diffusers"/);
  await expect(field(page)).toHaveValue(/"pipeline_tag": "text-to-image"/);
  await expect(page.locator('#snippets')).toContainText('DiffusionPipeline');
});

test('an example replaces the record', async ({ page }) => {
  await page.goto('/playground');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('combobox', { name: 'Example' }).selectOption('Translation');
  await expect(field(page)).toHaveValue(/"pipeline_tag": "translation"/);
});

test('a field is added to the record', async ({ page }) => {
  await page.goto('/playground?id=me/mine');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByText('Fields', { exact: true }).click();
  await page.getByRole('button', { name: 'Add gated' }).click();
  await expect(field(page)).toHaveValue(/"gated": "auto"/);
  await expect(page.locator('#snippets')).toContainText('Log in');
  await expect(page.getByRole('button', { name: 'Add gated' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is posted', async ({ page }) => {
    await page.goto('/playground');
    await field(page).fill(
      '{"id": "me/mine", "library_name": "mlx", "pipeline_tag": "text-generation", "tags": ["transformers"]}',
    );
    await page.getByRole('button', { name: 'Generate' }).click();
    expect(new URL(page.url()).search).toBe('');
    await expect(page.locator('#snippets')).toContainText('me/mine');
    await page.getByRole('button', { name: 'Transformers' }).click();
    expect(new URL(page.url()).search).toBe('?library=transformers');
    await expect(page.locator('#snippets')).toContainText('from transformers import');
    await expect(field(page)).toHaveValue(/me\/mine/);
  });

  test('links with a record in the query still work', async ({ page }) => {
    await page.goto(`/playground?${new URLSearchParams({ record: '{"id": "me/mine" "x"}' }).toString()}`);
    await expect(page.locator('#record-findings')).toContainText('Line 1, column 17');
    await page.goto('/playground?id=me/mine&library_name=keras');
    await expect(page.locator('#snippets')).toContainText('Keras');
  });
});
