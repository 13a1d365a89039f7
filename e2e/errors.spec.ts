/** @module Wrong URLs and queries: always a page with links to continue. */
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

for (const [what, path, nearest] of [
  ['task', '/tasks/text-clasification', '/tasks/text-classification'],
  ['library', '/libraries/transfomers', '/libraries/transformers'],
  ['model', '/models/openai-community/gpt-2', '/models/openai-community/gpt2'],
] as const) {
  test(`an unknown ${what} is a 404 with similar ones`, async ({ page, complaints }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator(`a[href="${nearest}"]`)).toBeVisible();
    complaints.length = 0;
    await expectAccessible(page);
  });
}

test('an unknown URL is a 404 with a search', async ({ page, complaints }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('searchbox')).toBeVisible();
  complaints.length = 0;
  await page.locator('html[data-hydrated]').waitFor();
});

test('an unknown URL that ends in .json or .md has no HTML', async ({ request }) => {
  const json = await request.get('/no/such/page.json');
  expect([json.status(), json.headers()['content-type']]).toEqual([404, 'application/problem+json']);
  const markdown = await request.get('/nothing.md');
  expect([markdown.status(), await markdown.text()]).toEqual([404, expect.stringMatching(/^# Not found\n/)]);
});

test('an unknown model can be described in a form', async ({ page, complaints }) => {
  await page.goto('/models/me/mine');
  complaints.length = 0;
  await expect(page.getByLabel('Model id')).toHaveValue('me/mine');
  await page.getByRole('combobox', { name: 'Task' }).fill('text-generation');
  await page.getByRole('combobox', { name: 'Library' }).fill('mlx-lm');
  await page.getByLabel('Tags').fill('mlx, en');
  await page.getByRole('button', { name: 'Generate snippets' }).click();
  await expect(page.locator('#snippets')).toContainText('me/mine');
  await expect(page.locator('#snippets')).toContainText('mlx');
});

for (const query of [
  '?sort=sideways&params=huge&gated=maybe',
  '?cursor=not-a-cursor',
  '?task=no-such-task&library=%00&tag=%F0%9F%92%A9',
  `?q=${'x'.repeat(5_000)}`,
  '?q=%3Cscript%3Ealert(1)%3C/script%3E',
  '?open=__proto__&find=%00%F0%9F%92%A9&start=-1&unknown_size=perhaps&sort=constructor',
  `?open=author&find=${'%2F'.repeat(300)}&start=99999999999999`,
  '?params=min:9B,max:1B&params_min=x',
  '?params_min=%22%3E&params_max=1e99&unknown_size=true',
  '?verified=%00&hardware=t4&size=n%3C1K&gated=true&gated=false',
]) {
  test(`/models${query.slice(0, 60)} is a page`, async ({ page }) => {
    const answer = await page.goto(`/models${query}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Models');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    for (const kind of ['datasets', 'spaces'])
      expect((await page.request.get(`/${kind}${query}`)).status()).toBe(200);
  });
}

test('parameters that could not be parsed are listed', async ({ page }) => {
  await page.goto('/models?params=huge&cursor=nonsense');
  await expect(page.getByText('params=huge', { exact: true })).toBeVisible();
  await expect(page.getByText('this is the first one')).toBeVisible();
});

test('a path in other letter case redirects to its page', async ({ request }) => {
  for (const [path, target] of [
    ['/MODELS?q=bert', '/models?q=bert'],
    ['/Models/Qwen/Qwen3-0.6B.json', '/models/Qwen/Qwen3-0.6B.json'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, target]);
  }
});

test('the twins return 404 in their own format', async ({ request }) => {
  const json = await request.get('/tasks/text-clasification.json');
  expect(json.status()).toBe(404);
  expect(json.headers()['content-type']).toContain('application/problem+json');
  expect(await json.json()).toMatchObject({ code: 'unknown-task' });
  const markdown = await request.get('/models/nobody/nothing.md');
  expect(markdown.status()).toBe(404);
  expect(await markdown.text()).toContain('# Not found');
});

test('a filter value without matches is shown and ignored', async ({ page }) => {
  await page.goto('/models');
  const all = await page.locator('#results output').textContent();
  await page.goto('/models?task=no-such-task');
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('no matches, ignored');
  await expect(page.locator('#results output')).toHaveText(all ?? '');
});
