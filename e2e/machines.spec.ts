/** @module What programs read: the feed, the sitemap, the OpenSearch description. */
import { model } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('a feed lists new libraries and tasks, and every page links to it', async ({ page, request }) => {
  await page.goto('/');
  const named = page.locator('link[rel=alternate][type="application/rss+xml"]');
  const address = (await named.getAttribute('href')) ?? '';
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  const items = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      return Array.from(feed.querySelectorAll('item'), (item) => ({
        link: item.querySelector('link')?.textContent ?? '',
        date: Date.parse(item.querySelector('pubDate')?.textContent ?? ''),
      }));
    },
    await answer.text(),
  );
  expect(items.length).toBeGreaterThan(10);
  const dates = items.map(({ date }) => date);
  expect(dates.every((date) => date > 0)).toBe(true);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect((await request.get(items[0]?.link ?? '')).status()).toBe(200);
});

test('the sitemap lists the page of every model', async ({ page, request }) => {
  const addressesIn = async (address: string): Promise<string[]> => {
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toContain('application/xml');
    return page.evaluate(
      (xml) =>
        Array.from(
          new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('loc'),
          (located) => located.textContent ?? '',
        ),
      await answer.text(),
    );
  };
  const parts = await addressesIn('/sitemap.xml');
  const pages = (await Promise.all(parts.map(addressesIn))).flat();
  const wanted = pages.find((address) => new URL(address).pathname === model);
  expect((await request.get(wanted ?? '')).status()).toBe(200);
  const { total } = await (await request.get('/api/search/models?limit=1')).json();
  const models = pages.filter((address) => /^\/models\/./.test(new URL(address).pathname));
  expect(models).toHaveLength(total);
});

for (const path of [
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-spaces.xml?part=1',
  '/opensearch.xml',
  '/feed.xml',
]) {
  test(`${path} is well-formed`, async ({ page, request }) => {
    const xml = await (await request.get(path)).text();
    const broken = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent,
      xml,
    );
    expect(broken).toBeUndefined();
  });
}

test('a page has a canonical URL without remembered or unknown parameters', async ({ page, baseURL }) => {
  await page.goto('/tasks/text-classification?utm_source=mail');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${baseURL}/tasks/text-classification`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    `${baseURL}/tasks/text-classification/social.png`,
  );
});

test('a shared link has its own preview image, in a size that is shown large', async ({ page, request }) => {
  for (const path of ['/tasks/text-classification', '/libraries/transformers', model]) {
    await page.goto(path);
    const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(new URL(address).pathname).toBe(`${path}/social.png`);
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toBe('image/png');
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect((await request.get('/tasks/no-such-task/social.png')).status()).toBe(404);
});
