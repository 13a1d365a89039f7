/** @module The catalogue in a page: bundled by esbuild and by Vite, executed in Chromium. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { type Check, expectEqual, type Surroundings } from '../check.ts';
import { openTab } from '../tab.ts';

const page = `
import { librarySnippets } from '@loadout/catalogue';
import timm from '@loadout/catalogue/libraries/timm';
const [first] = librarySnippets({ id: 'acme/tern', library_name: 'timm' });
document.title = [first.library, timm.prettyLabel, first.snippets[0].code.text.includes('acme/tern')].join(' ');
`;

async function execute({ browser }: Surroundings, script: string): Promise<void> {
  const { page: tab, problems } = await openTab(browser);
  try {
    await tab.setContent('<!doctype html><title>waiting</title><body></body>');
    await tab.addScriptTag({ content: script, type: 'module' });
    await tab.waitForFunction("document.title !== 'waiting'").catch(() => {
      throw new Error(`The script did not finish: ${problems.join('; ')}`);
    });
    expectEqual([await tab.title(), problems], ['timm timm true', []], 'the page');
  } finally {
    await tab.close();
  }
}

const size = (file: string): string => `${(gzipSync(readFileSync(file)).length / 1000).toFixed(1)} kB gzip`;

export const checks: readonly Check[] = [
  ...(['browser', 'neutral', 'node'] as const).map((platform) => ({
    name: `esbuild, platform ${platform}, in Chromium`,
    run: async (surroundings: Surroundings) => {
      const { stranger } = surroundings;
      const outfile = join(stranger.folder, `esbuild-${platform}.js`);
      await esbuild({
        entryPoints: [stranger.write('page.js', page)],
        bundle: true,
        minify: true,
        format: 'esm',
        platform,
        outfile,
      });
      await execute(surroundings, readFileSync(outfile, 'utf8'));
      return size(outfile);
    },
  })),
  {
    name: 'Vite, in Chromium',
    async run(surroundings) {
      const { stranger } = surroundings;
      const entry = stranger.write('page.js', page);
      const outDir = join(stranger.folder, 'vite');
      await vite({
        root: stranger.folder,
        configFile: false,
        logLevel: 'error',
        build: { outDir, lib: { entry, formats: ['es'], fileName: () => 'page.js' }, minify: true },
      });
      await execute(surroundings, readFileSync(join(outDir, 'page.js'), 'utf8'));
      return size(join(outDir, 'page.js'));
    },
  },
];
