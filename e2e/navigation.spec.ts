/** @module Client navigations that fail: the page is loaded as a document instead. */
import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/test.ts';

const data = /\/tasks\/text-classification\.data$/;
const path = '/tasks/text-classification';

/** Paths of the documents that are loaded from now on. */
function documentsOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const openTasks = async (page: Page) => {
  await page.goto('/tasks');
  await page.locator('html[data-hydrated]').waitFor();
  return page.getByRole('main').locator(`a[href="${path}"]`).first();
};

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a 503': (route) => route.fulfill({ status: 503, headers: { 'retry-after': '2' }, body: 'Overloaded' }),
  'a 429': (route) => route.fulfill({ status: 429, headers: { 'retry-after': '2' }, body: 'Too many' }),
  'no connection': (route) => route.abort('connectionrefused'),
  'an unreadable response': (route) => route.fulfill({ status: 200, body: '<!doctype html>' }),
};

/** Chromium reports every failed request by itself. */
const expectOnlyFailedRequests = (complaints: string[]): void => {
  expect(complaints.filter((text) => !text.startsWith('error: Failed to load resource'))).toEqual([]);
  complaints.length = 0;
};

for (const [what, fail] of Object.entries(failures)) {
  test(`a navigation with ${what} loads the page as a document`, async ({ page, complaints }) => {
    await page.route(data, fail);
    const link = await openTasks(page);
    const documents = documentsOf(page);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text Classification');
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page).toHaveURL(path);
    expect(documents).toEqual([path]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks');
    expectOnlyFailedRequests(complaints);
  });
}

test('going back with a failed request loads the page as a document', async ({ page, complaints }) => {
  const link = await openTasks(page);
  await link.click();
  await expect(page).toHaveURL(path);
  await page.route(/\/tasks\.data$/, (route) => route.abort('connectionrefused'));
  const documents = documentsOf(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks');
  expect(documents).toEqual(['/tasks']);
  expectOnlyFailedRequests(complaints);
});

test('a prefetch that fails does not stop the navigation', async ({ page, complaints }) => {
  let prefetches = 0;
  await page.route(data, async (route) => {
    if (route.request().headers()['sec-purpose'] !== 'prefetch') return route.continue();
    prefetches += 1;
    return route.fulfill({ status: 503, headers: { 'retry-after': '2' }, body: 'Overloaded' });
  });
  const link = await openTasks(page);
  const documents = documentsOf(page);
  const refused = page.waitForResponse((response) => response.status() === 503);
  await link.hover();
  await refused;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text Classification');
  expect(prefetches).toBeGreaterThan(0);
  expect(documents).toEqual([]);
  expectOnlyFailedRequests(complaints);
});

test('a page that does not exist says so without a full load', async ({ page, complaints }) => {
  await openTasks(page);
  const documents = documentsOf(page);
  await page.evaluate(() => {
    for (const next of ['/tasks/no-such-task', '/tasks']) history.pushState(null, '', next);
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No task with this name');
  expect(documents).toEqual([]);
  expectOnlyFailedRequests(complaints);
});
