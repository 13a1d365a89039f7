/** @module What a visitor waits for after hydration: interaction to next paint, and navigation to a prefetched page. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { median } from '../percentile.ts';
import { launchBrowser } from './browser.ts';

export interface Click {
  readonly name: string;
  readonly path: string;
  /** CSS selector of what is clicked. */
  readonly target: string;
}

export interface Waits {
  /** Milliseconds from the click to the next paint. */
  readonly paint: number;
  /** Milliseconds from the click to the new content. */
  readonly content: number;
  /** Compressed bytes of all scripts before the click. */
  readonly script: number;
}

const rounds = 5;
/** Hovering prefetches; a click follows when the data is there. */
const prefetchTime = 600;

export async function measureClick(address: string, click: Click): Promise<Waits> {
  const browser = await launchBrowser();
  try {
    const waits: Waits[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage();
      waits.push(await clickOnce(page, address, click));
      await page.close();
    }
    return {
      paint: median(waits.map(({ paint }) => paint)),
      content: median(waits.map(({ content }) => content)),
      script: median(waits.map(({ script }) => script)),
    };
  } finally {
    await browser.close();
  }
}

async function clickOnce(page: Page, address: string, { path, target }: Click): Promise<Waits> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(address + path);
  await page.locator('html[data-hydrated]').waitFor();
  const script = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
  const link = page.locator(target).first();
  await link.hover();
  await page.waitForTimeout(prefetchTime);
  await page.evaluate(watchClick);
  await link.click();
  const { paint, content } = await page.evaluate(clickResult);
  return { paint, content, script };
}

interface Watched {
  clicked: number;
  paint: number;
  content: number;
}

declare global {
  var watchedClick: Watched | undefined;
}

function watchClick(): void {
  const watched: Watched = { clicked: 0, paint: 0, content: 0 };
  globalThis.watchedClick = watched;
  const before = location.href;
  addEventListener('click', (event) => (watched.clicked = event.timeStamp), { capture: true, once: true });
  new MutationObserver(() => {
    if (watched.content === 0 && location.href !== before) watched.content = performance.now();
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const events: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (['pointerdown', 'pointerup', 'click'].includes(name))
        watched.paint = Math.max(watched.paint, duration);
  }).observe(events);
}

/** Event timing rounds to 8 ms and reports nothing below 16 ms: then the paint took less than that. */
async function clickResult(): Promise<{ readonly paint: number; readonly content: number }> {
  await new Promise((resolve) => {
    setTimeout(resolve, 1_500);
  });
  const { clicked, paint, content } = globalThis.watchedClick ?? { clicked: 0, paint: 0, content: 0 };
  return { paint, content: content === 0 ? Number.NaN : Math.round(content - clicked) };
}
