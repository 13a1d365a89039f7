/**
 * @module `npm run demo-assets [-- task …] [--draft]`: renders the demo pictures and sounds of all or the given
 * tasks.
 */
import { parseArgs } from 'node:util';
import { openStudio } from './node/page.ts';
import { hearRecordings, makePictures } from './node/pictures.ts';
import { makeSounds, soundRecipes } from './node/sounds.ts';
import { requireTools } from './node/tools.ts';

const { values, positionals } = parseArgs({
  options: { draft: { type: 'boolean', default: false } },
  allowPositionals: true,
});

requireTools();
const { browser, page } = await openStudio();
try {
  const drawn = await page.evaluate(() => globalThis.demoStudio.tasks);
  const known = [...new Set([...Object.keys(soundRecipes), ...drawn])];
  const unknown = positionals.filter((task) => !known.includes(task));
  if (unknown.length > 0)
    throw new Error(`No recipe for ${unknown.join(', ')}. Recipes: ${known.toSorted().join(', ')}.`);
  for (const task of positionals.length > 0 ? positionals : known) {
    await hearRecordings(page, task, makeSounds(task));
    if (drawn.includes(task)) await makePictures(page, task, values.draft);
  }
} finally {
  await browser.close();
}
