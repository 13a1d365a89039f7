/**
 * @module Compares screenshots of every kind of page with stored ones, at a quarter of the size, where
 * machines agree to the last pixel, and without what changes with the catalogue: counts, code, long lists.
 * `npx playwright test looks --update-snapshots` takes new ones after a change that is meant.
 */
import { looks, smallPicture, steady } from './support/looks.ts';
import { pageKinds } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** The same kinds of page, where the starter set would change what they list. */
const steadyPaths: Readonly<Record<string, string>> = {
  search: '/search?q=whisper-large-v3',
  library: '/libraries/keras',
  models: '/models?author=openai-community',
  'filtered models': '/models?author=google-bert&task=fill-mask&sort=likes',
  datasets: '/datasets?author=allenai',
  spaces: '/spaces?author=amazon',
};

/** Looked at wide and narrow, light and dark; the others in two of the four ways. */
const mainKinds = new Set(['home', 'task', 'library', 'models', 'model']);

/** Pictures below the window load when one scrolls there; a picture of the whole page needs all of them. */
async function allPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}

for (const [kind, path] of Object.entries({ ...pageKinds, components: '/ui' })) {
  test(`${kind} looks as it did`, async ({ page }) => {
    await steady(page);
    // One visit for all looks: opening the page takes most of the time.
    let opened = false;
    for (const look of looks.filter(({ always }) => always || mainKinds.has(kind))) {
      await page.setViewportSize(look.viewport);
      await page.emulateMedia({ colorScheme: look.colorScheme });
      if (!opened) await page.goto(steadyPaths[kind] ?? path);
      opened = true;
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(allPictures);
      const name = `${kind.replaceAll(' ', '-')}-${look.name}.png`;
      expect.soft(await smallPicture(page)).toMatchSnapshot(name);
    }
  });
}
