/** @module Takes screenshots of every kind of page, at three widths, light and dark: `screenshots.ts <site> <folder> [name …]`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const pages: Readonly<Record<string, string>> = {
  home: '/',
  tasks: '/tasks',
  task: '/tasks/text-classification',
  detection: '/tasks/zero-shot-object-detection',
  sound: '/tasks/text-to-speech',
  chatTask: '/tasks/text-generation',
  libraries: '/libraries',
  library: '/libraries/sentence-transformers',
  models: '/models',
  filtered: '/models?task=text-generation&sort=likes',
  nothing: '/models?q=nothing+is+called+this&task=text-generation',
  model: '/models/sentence-transformers/all-MiniLM-L6-v2',
  chat: '/models/meta-llama/Llama-3.1-8B-Instruct?streaming=yes',
  gguf: '/models/bartowski/Llama-3.2-3B-Instruct-GGUF',
  search: '/search?q=bert',
  missing: '/models/nobody/nothing',
  datasets: '/datasets',
  dataset: '/datasets/stanfordnlp/imdb',
  spaces: '/spaces',
  inference: '/inference?task=text-to-image&provider=fal-ai',
  quantization: '/quantization',
  downloads: '/downloads',
  playground: '/playground',
};
const widths = [375, 768, 1440];

const [site = 'http://127.0.0.1:3000', folder = 'screenshots', ...wanted] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of widths) {
    const page = await browser.newPage({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(`${page.url()}: ${message.text()}`);
    });
    for (const [name, path] of Object.entries(pages)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      await page.goto(site + path);
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
    await page.close();
  }
}
await browser.close();
