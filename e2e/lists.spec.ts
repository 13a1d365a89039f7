/** @module The lists of models, datasets and spaces: facets, sizes, order, paging, and the same without JavaScript. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const count = (page: Page) => page.locator('#results output');
const facet = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const hydrated = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
};

test('a list does not start with the alphabet, and has no column without data', async ({ page }) => {
  await page.goto('/models');
  const names = await page.locator('[data-result]').allTextContents();
  expect(names).not.toEqual(names.toSorted());
  const head = page.locator('.records > .head');
  await expect(head).toContainText('Size');
  await expect(head).not.toContainText('Downloads');
  await expect(page.getByLabel('Sort')).not.toContainText('Likes');
  await page.goto('/datasets');
  await expect(page.getByLabel('Sort')).toHaveCount(0);
});

test('a facet opens with all its values and is searched in the browser', async ({ page }) => {
  await hydrated(page, '/models');
  const library = facet(page, 'Library');
  await library.getByRole('link', { name: /more values/ }).click();
  await expect(page).toHaveURL('/models?open=library#filter-library');
  const field = library.getByRole('searchbox', { name: 'Search library' });
  await field.fill('speechb');
  await expect(library.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL('/models?open=library#filter-library');
  await field.fill('no such library');
  await expect(library).toContainText('No results for “no such library”.');
  await field.fill('speechb');
  await library.getByRole('link', { name: /speechbrain/i }).click();
  await expect(page).toHaveURL('/models?open=library&library=speechbrain');
  await library.getByRole('link', { name: /Show fewer/ }).click();
  await expect(page).toHaveURL('/models?library=speechbrain');
  await expect(library.getByRole('link', { name: /speechbrain/i })).toHaveAttribute('aria-current', 'true');
});

test('two handles choose sizes, and models of unknown size are named and included', async ({ page }) => {
  await hydrated(page, '/models');
  const sizes = facet(page, 'Parameters');
  await expect(sizes).toContainText(/\d+ of unknown size/);
  const low = sizes.getByRole('slider', { name: 'Fewest parameters' });
  await low.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/models?params=min%3A10M');
  await expect(low).toBeFocused();
  for (let step = 1; step < 7; step++) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/models?params=min%3A1B');
  await expect(low).toHaveAttribute('aria-valuetext', '1B');
  await expect(page.getByRole('link', { name: /^Remove filter: Parameters from 1B/ })).toBeVisible();
  const known = Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0]);
  const unknown = sizes.getByRole('link', { name: /Include unknown size/ });
  const more = Number(/\d+$/.exec((await unknown.textContent()) ?? '')?.[0]);
  await unknown.click();
  await expect(page).toHaveURL('/models?params=min%3A1B&unknown_size=true');
  await expect(count(page)).toHaveText(`${known + more} models`);
  await page.getByRole('link', { name: /^Remove filter: Parameters from 1B or unknown/ }).click();
  await expect(page).toHaveURL('/models');
  await expect(low).toHaveAttribute('aria-valuetext', 'any size');
});

test('the handles do not pass each other', async ({ page }) => {
  await hydrated(page, '/models?params=min:1B,max:2B');
  const high = facet(page, 'Parameters').getByRole('slider', { name: 'Most parameters' });
  await high.focus();
  await page.keyboard.press('Home');
  await expect(high).toHaveAttribute('aria-valuetext', '2B');
});

test('the order is chosen from a list, and kept when filters are cleared', async ({ page }) => {
  await hydrated(page, '/models?task=text-generation');
  await page.getByLabel('Sort').selectOption('Smallest');
  await expect(page).toHaveURL('/models?task=text-generation&sort=smallest');
  await expect(page.getByLabel('Sort')).toHaveValue('smallest');
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/models?sort=smallest');
});

test('the next page starts at its first result, and Back returns to the place', async ({ page }) => {
  await hydrated(page, '/models');
  const first = await page.locator('[data-result]').first().textContent();
  const next = page.getByRole('link', { name: 'Next page' });
  await next.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await next.click();
  await expect(page.locator('.pager')).toContainText('31–60 of');
  await expect(page.locator('#results')).toBeFocused();
  await expect(count(page)).toBeInViewport();
  await page.keyboard.press('j');
  await expect(page.locator('[data-result]').first()).toBeFocused();
  await page.goBack();
  await expect(page.locator('[data-result]').first()).toHaveText(first ?? '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
});

test('Back undoes what was typed, and keeps the filter from before', async ({ page }) => {
  await hydrated(page, '/models?task=text-to-speech');
  await page.locator('main').getByRole('searchbox').pressSequentially('kok', { delay: 250 });
  await expect(page).toHaveURL(/[?&]q=kok/);
  await page.goBack();
  await expect(page).toHaveURL(/\/models\?task=text-to-speech$/);
});

test('a filter keeps the place and the focus', async ({ page }) => {
  await hydrated(page, '/models');
  const value = facet(page, 'License').getByRole('link').first();
  await value.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/license=/);
  await expect(value).toHaveAttribute('aria-current', 'true');
  await expect(value).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a slash focuses the search of the list', async ({ page }) => {
  await hydrated(page, '/datasets');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search datasets' })).toBeFocused();
});

test('a task image links to the models of the task', async ({ page }) => {
  await page.goto('/models?license=mit');
  const strip = page.getByRole('navigation', { name: 'Popular tasks' });
  await strip.getByRole('link', { name: /Text-to-Image/ }).click();
  await expect(page).toHaveURL('/models?task=text-to-image');
  await expect(strip.getByRole('link', { name: /Text-to-Image/ })).toHaveAttribute('aria-current', 'true');
});

for (const path of ['/models?open=language', '/datasets?open=task', '/spaces', '/models?params=min:1B'])
  test(`${path} is accessible`, async ({ page }) => {
    await hydrated(page, path);
    await expectAccessible(page);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  for (const path of ['/models?params=min:1B&open=task', '/datasets', '/spaces?library=gradio'])
    test(`${path} fits, and what is touched is large enough`, async ({ page }) => {
      await page.goto(path);
      const fold = page.locator('#filters > details');
      if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      const targets = page.locator(
        '#filters a:visible, #filters summary:visible, .browse .button:visible, .strip a',
      );
      const heights = await targets.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().height),
      );
      expect(heights.length).toBeGreaterThan(5);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a facet opens, is searched and adds a filter', async ({ page }) => {
    await page.goto('/models?task=text-generation');
    await facet(page, 'Library')
      .getByRole('link', { name: /more values/ })
      .click();
    const field = facet(page, 'Library').getByRole('searchbox');
    await field.fill('mlx');
    await field.press('Enter');
    await expect(page).toHaveURL('/models?task=text-generation&open=library&find=mlx');
    await facet(page, 'Library').getByRole('link', { name: /^MLX/ }).first().click();
    await expect(page).toHaveURL(/library=mlx/);
    await expect(page.locator('[data-result]').first()).toBeVisible();
  });

  test('sizes are chosen from lists, and the order too', async ({ page }) => {
    await page.goto('/models?task=text-generation');
    const sizes = facet(page, 'Parameters');
    await expect(sizes.getByRole('slider')).toHaveCount(0);
    await sizes.getByLabel('From').selectOption('1B');
    await sizes.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/models?task=text-generation&params=min%3A1B');
    await page.getByLabel('Sort').selectOption('Largest');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL('/models?task=text-generation&params=min%3A1B&sort=largest');
    await expect(page.locator('[data-result]').first()).toBeVisible();
  });

  test('pages follow one another', async ({ page }) => {
    await page.goto('/spaces');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.locator('.pager')).toContainText('31–60 of');
    await page.getByRole('link', { name: 'First page' }).click();
    await expect(page).toHaveURL('/spaces#results');
  });
});

test('a link that is followed right after typing is not overridden', async ({ page }) => {
  await hydrated(page, '/models');
  // In one step: the form waits only for a moment.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('main input[type=search]');
    if (field) field.value = 'bert';
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector<HTMLAnchorElement>('main a[href^="/models?task="]')?.click();
  });
  await expect(page).toHaveURL(/\/models\?task=/);
  await page.waitForTimeout(400);
  await expect(page).toHaveURL(/\/models\?task=/);
});
