/**
 * @module Renders the glyphs of the site's fonts for social preview images into `glyphs.generated.ts`. Run it after a
 * font change.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../test/chromium.ts';

const root = new URL('../../', import.meta.url);
const target = new URL('packages/web/app/features/social/glyphs.generated.ts', root);

const faces = {
  title: { family: 'source-serif-4', weight: 600, size: 82 },
  text: { family: 'source-serif-4', weight: 400, size: 38 },
  name: { family: 'source-serif-4', weight: 600, size: 40 },
  code: { family: 'jetbrains-mono', weight: 500, size: 56 },
} as const;

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('');
const letters = `${ascii}·–—’“”…éèêëàâäáåçñöóøüúßíæ×`;

interface Drawn {
  readonly lineHeight: number;
  readonly glyphs: Readonly<Record<string, readonly number[]>>;
  readonly pixels: readonly number[];
}

async function fontFace(family: string): Promise<string> {
  const file = new URL(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
    root,
  );
  const data = (await readFile(file)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
}

const executablePath = findChromium(process.env);
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
});
const page = await browser.newPage();
const families = [...new Set(Object.values(faces).map(({ family }) => family))];
await page.setContent(`<style>${(await Promise.all(families.map(fontFace))).join('')}</style>`);

const sheets: Record<string, Omit<Drawn, 'pixels'>> = {};
const pixels: number[] = [];
for (const [name, { family, weight, size }] of Object.entries(faces)) {
  const font = `${weight} ${size}px '${family}'`;
  const drawn: Drawn = await page.evaluate(
    async ({ font: face, letters: all, start, size: height }) => {
      await document.fonts.load(face, all);
      const side = height * 2;
      const canvas = new OffscreenCanvas(side, side);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      context.font = face;
      const glyphs: Record<string, readonly number[]> = {};
      const found: number[] = [];
      const baseline = Math.round(side * 0.7);
      const left = Math.round(side * 0.2);
      for (const letter of all) {
        context.clearRect(0, 0, side, side);
        context.fillText(letter, left, baseline);
        const { data } = context.getImageData(0, 0, side, side);
        let [x0, y0, x1, y1] = [side, side, -1, -1];
        for (let at = 3; at < data.length; at += 4) {
          if ((data[at] ?? 0) < 8) continue;
          const x = ((at - 3) / 4) % side;
          const y = Math.floor((at - 3) / 4 / side);
          [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
        }
        const width = Math.max(0, x1 - x0 + 1);
        const tall = Math.max(0, y1 - y0 + 1);
        const advance = Math.round(context.measureText(letter).width * 100) / 100;
        glyphs[letter] = [advance, x0 - left, y0 - baseline, width, tall, start + found.length];
        for (let y = y0; y <= y1; y += 1)
          for (let x = x0; x <= x1; x += 1) found.push(Math.round((data[(y * side + x) * 4 + 3] ?? 0) / 17));
      }
      return { lineHeight: Math.round(height * 1.22), glyphs, pixels: found };
    },
    { font, letters, start: pixels.length, size },
  );
  sheets[name] = { lineHeight: drawn.lineHeight, glyphs: drawn.glyphs };
  for (const pixel of drawn.pixels) pixels.push(pixel);
}
await browser.close();

const packed = (data: Uint8Array): string => gzipSync(data, { level: 9 }).toString('base64');
const metrics = packed(new TextEncoder().encode(JSON.stringify(sheets)));
await writeFile(
  target,
  [
    '/** @module Made by `tools/studio/social-glyphs.ts` from the fonts of the site: letters as pixels, and where they stand. Not to be edited. */',
    '',
    '/** Gzipped JSON: for each face, for each letter: advance, x, y, width, height, place of its first pixel. */',
    `export const glyphMetrics = '${metrics}';`,
    '',
    '/** Gzipped bytes: how much of each pixel is ink, from 0 to 15. */',
    `export const glyphPixels = '${packed(Uint8Array.from(pixels))}';`,
    '',
  ].join('\n'),
);
