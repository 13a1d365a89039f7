/** @module A developer on a phone: narrow, by touch, from the front page to the code. */
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

test('filters fold away, and lead to a model and its code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/models');
  const tasks = page.getByRole('region', { name: 'Task' });
  await expect(tasks).toBeHidden();
  await page.getByText('Filters', { exact: true }).tap();
  await tasks.getByRole('link', { name: /Text-to-Image/ }).tap();
  await expect(page).toHaveURL('/models?task=text-to-image');
  await page.locator('[data-result]').first().tap();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Copy code' }).first().tap();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
});

test('a filter with a long name does not make the page wider than the screen', async ({ page }) => {
  const tag = 'base_model:quantized:meta-llama/Llama-3.2-3B-Instruct';
  await page.goto(`/models?tag=${tag}&quantization=Q4_K_M`);
  await page.getByText('Filters', { exact: false }).first().tap();
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText(tag);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

const middles = (elements: readonly Element[]): readonly number[] =>
  elements.map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  });

test('the numbers of a row share a line, and the box to compare is in line with the tags', async ({
  page,
}) => {
  await page.goto('/verified');
  const numbers = page
    .getByRole('table', { name: 'Not run, by reason' })
    .locator('tbody tr')
    .first()
    .locator('td[data-align=right]');
  const [first, ...others] = await numbers.evaluateAll(middles);
  expect(others).toEqual([first]);
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto('/models');
  const [tag, box] = await page
    .locator('.record .tags')
    .first()
    .locator('> :nth-last-child(-n + 2)')
    .evaluateAll(middles);
  expect(tag).toBe(box);
});

for (const [path, names] of [
  ['/models/Qwen/Qwen3-0.6B', '.lead, h1, .facts b, .rail-boxes .chip span'],
  ['/models', '.record .tags > span, .record a'],
] as const) {
  test(`long names on ${path} do not make the page wider than the screen`, async ({ page }) => {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    const changed = await page.locator(names).evaluateAll((elements) => {
      for (const element of elements) element.textContent = 'a1B2'.repeat(40);
      return elements.length;
    });
    expect(changed).toBeGreaterThan(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

test('how far a snippet is verified opens within the screen', async ({ page }) => {
  await page.goto('/models/sentence-transformers/all-MiniLM-L6-v2');
  await page
    .getByRole('button', { name: /^Verified/ })
    .first()
    .tap();
  const note = page.getByRole('note').first();
  await expect(note).toBeVisible();
  await expect(note).toContainText('sentence-transformers');
  const box = await note.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('the longest context is readable on narrow screens', async ({ page }) => {
  await page.goto('/hardware?context=131072');
  for (const width of [320, 420]) {
    await page.setViewportSize({ width, height: 640 });
    const cut = await page.getByLabel('Context').evaluate((select) => {
      const shown = select.clientWidth;
      select.style.cssText = 'position: absolute; width: max-content; max-width: none';
      const whole = select.clientWidth;
      select.style.cssText = '';
      return whole - shown;
    });
    expect(cut, `${width} pixels`).toBeLessThanOrEqual(0);
  }
});

test('on the narrowest screen, names in a text and its tables break, and nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/docs/migrate');
  const scrolling = await page
    .locator('.prose table')
    .evaluateAll(
      (tables) =>
        tables.filter(({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? 0))
          .length,
    );
  expect(scrolling).toBe(0);
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
  });
  expect(lines).toBe(3);
});

test('a count of models on /apps says of what', async ({ page }) => {
  await page.goto('/apps');
  await expect(page.getByRole('link', { name: /^\d+ models for Ollama$/ })).toBeVisible();
});

for (const [path, row, words] of [
  ['/datasets/allenai/ai2_arc', '.panel-foot', ':scope > *'],
  ['/libraries/transformers', '.sheet > div:has(a)', 'dt, dd'],
] as const) {
  test(`on ${path}, words and the links beside them are on one line`, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await page.goto(path);
    const bottoms = await page
      .locator(row)
      .first()
      .evaluate(
        (element, selector) =>
          Array.from(element.querySelectorAll(selector), (part) => {
            const range = document.createRange();
            range.selectNodeContents(part.querySelector('a') ?? part);
            return Math.round(range.getBoundingClientRect().bottom);
          }),
        words,
      );
    expect(bottoms.length).toBe(2);
    expect(Math.abs((bottoms[0] ?? 0) - (bottoms[1] ?? 0))).toBeLessThan(2);
  });
}

test('a long list of tasks below a library is in columns', async ({ page }) => {
  await page.goto('/libraries/transformers');
  const tasks = page.getByRole('region', { name: 'Tasks' }).getByRole('listitem');
  const lefts = await tasks.evaluateAll((all) =>
    all.map((item) => Math.round(item.getBoundingClientRect().left)),
  );
  expect(lefts.length).toBeGreaterThan(30);
  expect(new Set(lefts).size).toBe(2);
});

test('the header with a machine stays within the page', async ({ page }) => {
  await page.goto('/hardware?memory=128');
  const right = (place: string) =>
    page.locator(place).evaluate((element) => Math.round(element.getBoundingClientRect().right));
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await right('.site-header .tools'), `${width} pixels`).toBeLessThanOrEqual(await right('main h1'));
    expect(await right('.site-header .all-places button')).toBeLessThanOrEqual(width - 16);
  }
});
