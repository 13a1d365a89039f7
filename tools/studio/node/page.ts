/** @module A Chromium page with the studio, the fonts of the site and software WebGL. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { chromiumPath } from './tools.ts';

const require = createRequire(import.meta.url);

function fontFace(family: string, file: string): string {
  const data = readFileSync(require.resolve(`@fontsource-variable/${file}`)).toString('base64');
  return `@font-face { font-family: "${family}"; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
}

async function studioScript(): Promise<string> {
  const entry = fileURLToPath(new URL('../studio/main.ts', import.meta.url));
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    loader: { '.glsl': 'text' },
  });
  return result.outputFiles[0]?.text ?? '';
}

export async function openStudio(): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-gpu-watchdog',
    ],
  });
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'log') console.log(message.text());
  });
  const fonts = [
    fontFace('Inter Variable', 'inter/files/inter-latin-wght-normal.woff2'),
    fontFace('JetBrains Mono Variable', 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'),
  ];
  await page.setContent(`<style>${fonts.join('\n')}</style>`);
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  await page.addScriptTag({ content: await studioScript() });
  return { browser, page };
}
