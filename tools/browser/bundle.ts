/** @module Bundles a snippet for the browser, with the npm packages of its environment. */
import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Set when the module of the snippet has ended. */
export const endedTitle = 'ended';

/** The snippet is an unchanged, separate module; this one waits for it. */
const page = `import './snippet.mjs';\ndocument.title = '${endedTitle}';\n`;

export async function bundleSnippet(code: string, modules: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-browser-'));
  try {
    writeFileSync(join(folder, 'snippet.mjs'), code);
    writeFileSync(join(folder, 'page.mjs'), page);
    const { outputFiles } = await build({
      entryPoints: [join(folder, 'page.mjs')],
      nodePaths: [modules],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'esnext',
      platform: 'browser',
      logLevel: 'silent',
    });
    return outputFiles[0]?.text ?? '';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
