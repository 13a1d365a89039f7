/** @module The page of a model: sections, choices that drive every snippet, long lines, keyboard, phone. */
import type { Page } from '@playwright/test';
import { chatModel, model, quantizedModel } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** A record with an id and a library, nothing else. */
const sparseModel = '/models/allenai/ACE2-ERA5';

const hydrated = (page: Page): Promise<void> => page.locator('html[data-hydrated]').waitFor();

/** Documents that are loaded from now on. */
function documentsOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(request.url());
  });
  return paths;
}

test('arrow keys move through the libraries, Enter chooses one without a full load', async ({ page }) => {
  await page.goto(model);
  await hydrated(page);
  const documents = documentsOf(page);
  const libraries = page.getByRole('navigation', { name: 'Library' });
  const [first, second] = [libraries.getByRole('link').nth(0), libraries.getByRole('link').nth(1)];
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await page.keyboard.press('End');
  await expect(libraries.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(second).toBeFocused();
  await expect(page).toHaveURL(/library=/);
  expect(documents).toEqual([]);
});

test('long lines fade at the edge, or wrap', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(chatModel);
  await hydrated(page);
  const block = page.locator('#use').getByRole('article').last();
  const code = block.locator('.code');
  const overflow = () => code.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await expect(code).toHaveCSS('background-attachment', /local/);
  const wrap = block.getByRole('button', { name: 'Wrap lines' });
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);
  // The server renders the remembered choice.
  await page.reload();
  await expect(code).toHaveClass(/wrapped/);
  await hydrated(page);
  await wrap.click();
  expect(await overflow()).toBeGreaterThan(0);
});

test('the chosen file is in every snippet of the page', async ({ page }) => {
  await page.goto(`${quantizedModel}?app=ollama`);
  await hydrated(page);
  const files = page.getByRole('navigation', { name: 'File' });
  const other = files.locator('a:not([aria-current])').first();
  const label = (await other.locator('.name').textContent()) ?? '';
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`quantization=${label}`));
  await expect(files.locator('[aria-current]')).toContainText(label);
  await expect(page.locator('#app-code-1')).toContainText(label);
  await expect(page.locator('#code-1')).toContainText(label);
  await expect(page.locator('#download-command')).toContainText(label);
});

test('an app is started on another system in another way', async ({ page }) => {
  await page.goto(`${quantizedModel}?app=llama.cpp&os=linux`);
  await hydrated(page);
  const apps = page.locator('#apps');
  await apps.getByLabel('System').selectOption('windows');
  await expect(page).toHaveURL(/os=windows/);
  await expect(apps.locator('#app-code-1')).toContainText('llama');
  await apps.getByLabel('Run with').selectOption('docker');
  await expect(page).toHaveURL(/way=docker/);
  await expect(apps.locator('#app-code-1')).toContainText('docker run');
  await page.goto(`${quantizedModel}?app=llama.cpp`);
  await expect(apps.locator('#app-code-1')).toContainText('docker run');
});

test('providers known to serve the model come first, the others on request', async ({ page }) => {
  await page.goto(chatModel);
  await hydrated(page);
  const panel = page.locator('#inference');
  await expect(panel.getByRole('navigation', { name: 'Provider', exact: true })).toContainText('Automatic');
  await panel.getByText('Other providers (availability unknown)').click();
  const others = panel.getByRole('navigation', { name: 'Other providers' });
  await others.getByRole('link', { name: 'Groq' }).click();
  await expect(page).toHaveURL(/provider=groq/);
  await expect(panel.locator('[data-code=availability-unknown]')).toBeVisible();
  await panel.getByText('Options', { exact: true }).click();
  await panel.getByLabel('Handle errors').check();
  const before = await panel.locator('#inference-code').textContent();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/errors=yes/);
  await expect(panel.locator('#inference-code')).not.toHaveText(before ?? '');
});

test('the section navigation leads to sections that exist and marks the one in view', async ({ page }) => {
  await page.goto(quantizedModel);
  await hydrated(page);
  const sections = page.getByRole('navigation', { name: 'On this page' });
  const hrefs = await sections
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toEqual(['#use', '#apps', '#inference', '#files', '#lineage']);
  for (const href of hrefs) await expect(page.locator(href)).toHaveCount(1);
  await sections.getByRole('link', { name: /^Files/ }).click();
  await expect(sections.locator('[aria-current]')).toContainText('Files');
});

test('files are a tree, with the download rule folded', async ({ page }) => {
  await page.goto(quantizedModel);
  const files = page.locator('#files');
  await expect(files.getByText(/\.gguf$/).first()).toBeVisible();
  const rule = files.getByText('How downloads are counted');
  await expect(files.getByRole('link', { name: 'Download rules' })).toBeHidden();
  await rule.click();
  await expect(files.getByRole('link', { name: 'Download rules' })).toBeVisible();
});

test('a sparse record has no empty section, cell or placeholder', async ({ page }) => {
  await page.goto(sparseModel);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const id of ['apps', 'inference', 'files', 'lineage'])
    await expect(page.locator(`#${id}`)).toHaveCount(0);
  await expect(page.locator('.facts dd:empty')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/unknown|not known|undefined/i);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  for (const path of [chatModel, quantizedModel, '/datasets/allenai/ai2_arc', '/spaces/amazon/chronos-2'])
    test(`controls of ${path} are large enough for a finger`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      const small = await page
        .locator(
          '.panel :is(a, button, select, summary), .section-nav a, .radio-link, .files :is(a, summary), .rail-links a, .copy-id, main a.chip',
        )
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility())
            .filter(
              (element) =>
                (element.closest('label, .copy-id') ?? element).getBoundingClientRect().height < 39.5,
            )
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(small).toEqual([]);
    });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('files, apps, systems, clients and options are chosen by links and forms', async ({ page }) => {
    await page.goto(`${quantizedModel}?app=ollama`);
    const files = page.getByRole('navigation', { name: 'File' });
    await files.locator('a:not([aria-current])').first().click();
    await expect(page).toHaveURL(/quantization=/);
    const label = (await files.locator('[aria-current] .name').textContent()) ?? '';
    await expect(page.locator('#app-code-1')).toContainText(label);
    await page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: 'llama.cpp' }).click();
    const system = page.locator('#apps form:has([name=os])');
    await system.getByLabel('System').selectOption('macos');
    await system.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/app=llama\.cpp.*os=macos/);
    await page.locator('#inference').getByText('Options', { exact: true }).click();
    await page.getByLabel('Temperature').fill('0.5');
    await page.locator('#inference .fields').getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator('#inference-code')).toContainText('0.5');
    await expect(page).toHaveURL(/quantization=.*os=macos/);
  });
});
