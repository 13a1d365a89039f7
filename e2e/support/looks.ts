/** @module Pictures of pages that any machine takes alike: our fonts, always; a quarter of the size, evenly averaged. */
import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';

export interface Look {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
  /** Taken of every kind of page; the others only of the main ones. */
  readonly always: boolean;
}

const wide = { width: 1280, height: 960 };
const phone = { width: 400, height: 880 };

export const looks: readonly Look[] = [
  { name: 'wide-light', viewport: wide, colorScheme: 'light', always: true },
  { name: 'phone-dark', viewport: phone, colorScheme: 'dark', always: true },
  { name: 'wide-dark', viewport: wide, colorScheme: 'dark', always: false },
  { name: 'phone-light', viewport: phone, colorScheme: 'light', always: false },
];

/** What changes as the catalogue grows: it keeps its place and is not drawn. */
const changing = [
  '.figure',
  '.line',
  '#shares',
  '[aria-label="Filters"] ul',
  '#results ol',
  '[aria-label="Tasks"] ul',
];

/** The site does not wait for a font that is late; a picture must. */
export async function steady(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    const css = (await answer.text()).replaceAll('font-display:swap', 'font-display:block');
    await route.fulfill({ response: answer, body: `${css}\n${changing.join()}{visibility:hidden}` });
  });
}

const shrink = 4;

/** On a busy machine Chromium is sometimes unable to take a picture, and takes the next one. */
async function picture(page: Page): Promise<Buffer> {
  const options = { animations: 'disabled', caret: 'hide' } as const;
  return page.screenshot(options).catch(() => page.screenshot(options));
}

/** What the window shows, a quarter as wide. */
export async function smallPicture(page: Page): Promise<Buffer> {
  const full = (await picture(page)).toString('base64');
  const small = await page.evaluate(
    async ([png = '', by = '1']) => {
      const bytes = Uint8Array.from(atob(png), (char) => char.codePointAt(0) ?? 0);
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const width = Math.round(image.width / Number(by));
      const height = Math.round(image.height / Number(by));
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      const out = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(out, (byte) => String.fromCodePoint(byte)).join(''));
    },
    [full, String(shrink)],
  );
  return Buffer.from(small, 'base64');
}
