/** @module Renders the brand images into the site's public folder: the social preview and the touch icon. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const root = new URL('../../', import.meta.url);
const target = (name: string): string => fileURLToPath(new URL(`packages/web/public/${name}`, root));

async function font(family: string, name: string): Promise<string> {
  const file = new URL(
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    root,
  );
  const data = (await readFile(file)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
}

const mark = (size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24"><path d="M2 2h6v14h14v6H2z" fill="#1a1b1e"/><path d="M11 4h9v9h-9z" fill="#b0341a"/></svg>`;

const hues = ['#6a3ec0', '#1c5bb0', '#2b6b31', '#865400', '#0c6670', '#a32870', '#555864'];

const preview = async (): Promise<string> => `<style>
  ${await font('Loadout Serif', 'source-serif-4')} ${await font('Loadout Mono', 'jetbrains-mono')}
  *{margin:0;box-sizing:border-box} body{width:1200px;height:630px;background:#fafaf7;color:#1a1b1e;padding:72px 80px;position:relative}
  .name{display:flex;align-items:center;gap:18px;font:600 40px 'Loadout Serif'} h1{font:600 92px/1.02 'Loadout Serif';letter-spacing:-.025em;margin-top:64px}
  pre{font:500 27px/1.6 'Loadout Mono';margin-top:52px;color:#24262b} b{font-weight:500;color:#97284d} i{font-style:normal;color:#29663a} u{text-decoration:none;color:#1c5bb0}
  .spines{position:absolute;right:0;top:0;bottom:0;width:28px;display:grid} </style>
  <div class="name">${mark(44)} Loadout</div><h1>From a model id<br>to code that runs.</h1>
  <pre><b>from</b> transformers <b>import</b> pipeline
pipe = <u>pipeline</u>(model=<i>"your/model"</i>)</pre>
  <div class="spines">${hues.map((hue) => `<span style="background:${hue}"></span>`).join('')}</div>`;

const icon = `<style>*{margin:0}body{width:180px;height:180px;background:#fafaf7;display:grid;place-items:center}</style>${mark(120)}`;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
for (const [name, html, width, height] of [
  ['social.png', await preview(), 1200, 630],
  ['apple-touch-icon.png', icon, 180, 180],
] as const) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: target(name) });
  await page.close();
}
await browser.close();
