/** @module The examples, built from the installed packages and opened in Chromium. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { root } from '../../packages.ts';
import { type Check, expectEqual, type Surroundings } from '../check.ts';
import { createStranger, type Stranger, strangersEnvironment } from '../stranger.ts';
import { openTab, patience } from '../tab.ts';

const origin = 'http://example.test';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Maximum script size in kB besides React, with one library's generator and the highlighting. */
const mostScript = 40;

const kilobytes = (body: Uint8Array): number => gzipSync(body, { level: 9 }).length / 1000;

/** Copies an example into the stranger's folder. */
function copied(stranger: Stranger, example: string): string {
  const folder = join(stranger.folder, 'examples', example);
  cpSync(join(root, 'examples', example), folder, { recursive: true });
  return folder;
}

interface Opened {
  /** Kilobytes of script that the page loaded, gzip. */
  readonly script: number;
}

/** Opens the folder as a site and expects the code of the example on it. */
async function open({ browser }: Surroundings, folder: string): Promise<Opened> {
  const { page, problems } = await openTab(browser);
  let script = 0;
  try {
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(folder, pathname === '/' ? 'index.html' : pathname);
      if (!existsSync(file)) return route.fulfill({ status: 204 });
      const body = readFileSync(file);
      if (extname(file) === '.js') script += kilobytes(body);
      return route.fulfill({ body, contentType: types[extname(file)] ?? 'application/octet-stream' });
    });
    await page.goto(origin);
    await page.getByText('timm.create_model').first().waitFor();
    const copies = await page.getByRole('button', { name: /Copy/ }).count();
    expectEqual([copies > 0, problems], [true, []], 'the page');
  } finally {
    await page.close();
  }
  return { script };
}

/** What React itself takes in a page that Vite builds. */
async function reactAlone(stranger: Stranger): Promise<number> {
  stranger.write(
    'react-alone/index.html',
    '<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>',
  );
  stranger.write(
    'react-alone/main.js',
    "import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.querySelector('#root')).render(createElement('p'));\n",
  );
  const folder = join(stranger.folder, 'react-alone');
  const result = await build({ root: folder, configFile: false, logLevel: 'error', build: { write: false } });
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !('output' in first)) throw new Error('Vite wrote nothing.');
  return first.output.reduce(
    (sum, file) => (file.type === 'chunk' ? sum + kilobytes(Buffer.from(file.code)) : sum),
    0,
  );
}

function expectSmall(script: number): string {
  if (script > mostScript)
    throw new Error(`${script.toFixed(1)} kB of script, gzip; at most ${mostScript} kB`);
  return `${script.toFixed(1)} kB of script, gzip; at most ${mostScript} kB`;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

export const checks: readonly Check[] = [
  {
    name: 'examples/vite with React, in Chromium',
    async run(surroundings) {
      const stranger = createStranger(['react@19.2.9', 'react-dom@19.2.9']);
      try {
        const folder = copied(stranger, 'vite');
        await build({ root: folder, configFile: false, logLevel: 'error' });
        const { script } = await open(surroundings, join(folder, 'dist'));
        return `${expectSmall(script - (await reactAlone(stranger)))} beside React`;
      } finally {
        stranger.remove();
      }
    },
  },
  {
    name: 'examples/html without a bundler, in Chromium',
    async run(surroundings) {
      const { stranger } = surroundings;
      const folder = copied(stranger, 'html');
      cpSync(join(stranger.folder, 'node_modules/@loadout/react/standalone'), join(folder, 'standalone'), {
        recursive: true,
      });
      return expectSmall((await open(surroundings, folder)).script);
    },
  },
  {
    name: 'examples/next, rendered on the server and used in Chromium',
    async run({ browser }) {
      const stranger = createStranger(['react@19.2.9', 'react-dom@19.2.9', 'next@16.4.6']);
      const at = join('examples', 'next');
      const folder = copied(stranger, 'next');
      const next = join(stranger.folder, 'node_modules/next/dist/bin/next');
      const port = await freePort();
      try {
        stranger.run('node', [next, 'build'], { at });
        const server = spawn('node', [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'], {
          cwd: folder,
          env: { ...strangersEnvironment(), NEXT_TELEMETRY_DISABLED: '1' },
        });
        try {
          const address = `http://127.0.0.1:${port}`;
          const html = await firstAnswer(address);
          const { page, problems } = await openTab(browser);
          await page.goto(address);
          await chooseMachine(page);
          await page.close();
          expectEqual(
            [html.includes('timm.create_model') || html.includes('create_model'), problems],
            [true, []],
            'the page',
          );
          return 'code is in the HTML, and the panels take choices';
        } finally {
          server.kill();
        }
      } finally {
        stranger.remove();
      }
    },
  },
];

/** Chooses a machine until the panel shows it: before hydration, a choice has no effect. */
async function chooseMachine(page: Page): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    await page.getByRole('combobox', { name: 'Machine' }).selectOption('8');
    try {
      await page.getByText('on 8 GB.').waitFor({ timeout: 2000 });
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** The page, as soon as the server responds. */
async function firstAnswer(address: string): Promise<string> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await (await fetch(address)).text();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
