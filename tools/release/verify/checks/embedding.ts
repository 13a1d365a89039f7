/** @module The examples, built from the installed packages and opened in Chromium. */
import { cpSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../packages.ts';
import { type Check, expectEqual } from '../check.ts';

const origin = 'http://example.test';
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

export const checks: readonly Check[] = [
  {
    name: 'examples/vite, in Chromium',
    async run({ stranger, browser }) {
      const folder = join(stranger.folder, 'examples', 'vite');
      cpSync(join(root, 'examples', 'vite'), folder, { recursive: true });
      await build({ root: folder, configFile: false, logLevel: 'error' });
      const tab = await browser.newPage();
      let script = 0;
      const errors: string[] = [];
      tab.on('pageerror', ({ message }) => errors.push(message));
      try {
        await tab.route(`${origin}/**`, async (route) => {
          const { pathname } = new URL(route.request().url());
          const file = join(folder, 'dist', pathname === '/' ? 'index.html' : pathname);
          const body = readFileSync(file);
          if (extname(file) === '.js') script += gzipSync(body, { level: 9 }).length / 1000;
          await route.fulfill({ body, contentType: types[extname(file)] ?? 'application/octet-stream' });
        });
        await tab.goto(origin);
        const code = tab.getByRole('group', { name: /python/ });
        await code.first().waitFor();
        const text = await code.first().textContent();
        expectEqual(
          [
            text?.includes('timm/resnet50.a1_in1k'),
            (await tab.getByRole('button', { name: 'Copy' }).count()) > 0,
            errors,
          ],
          [true, true, []],
          'the page',
        );
      } finally {
        await tab.close();
      }
      return `${script.toFixed(1)} kB of script with one library, gzip; the goal is 40 kB`;
    },
  },
];
