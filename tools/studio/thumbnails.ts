/** @module `npm run demo-thumbnails [-- task …]`: smaller copies of the pictures that represent tasks in lists. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tasks } from '@loadout/catalogue';
import { chromium, type Page } from '@playwright/test';
import { encodeAvif } from './node/avif.ts';
import { assetsFolder, cover, thumbnailName, thumbnails } from './node/manifest.ts';
import { chromiumPath, requireTools } from './node/tools.ts';

const { positionals } = parseArgs({ allowPositionals: true });

requireTools('avifenc');
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  for (const task of Object.values(tasks)) {
    const file = cover(task);
    if (file === undefined || (positionals.length > 0 && !positionals.includes(task.id))) continue;
    const folder = assetsFolder(task.id);
    const picture = readFileSync(folder + file).toString('base64');
    for (const { width, limit } of thumbnails) {
      const { bytes } = encodeAvif([await scale(page, picture, width)], undefined, limit);
      writeFileSync(folder + thumbnailName(file, width), bytes);
      console.log(`${task.id}: ${width} px, ${bytes.length} bytes`);
    }
  }
} finally {
  await browser.close();
}

async function scale(page: Page, picture: string, width: number): Promise<Uint8Array> {
  const png = await page.evaluate(
    async ([data, to]) => {
      const image = new Image();
      image.src = `data:image/avif;base64,${data}`;
      await image.decode();
      const height = Math.round((image.naturalHeight * to) / image.naturalWidth);
      const bitmap = await createImageBitmap(image, {
        resizeWidth: to,
        resizeHeight: height,
        resizeQuality: 'high',
      });
      const canvas = document.createElement('canvas');
      canvas.width = to;
      canvas.height = height;
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [picture, width] as const,
  );
  return Buffer.from(png, 'base64');
}
