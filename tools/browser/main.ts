/**
 * @module `npm run verify:browser`: executes the snippets of Transformers.js unchanged in Chromium, with tiny models.
 * The result is in `tools/verify/data/browser.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../studio/node/tools.ts';
import { type Block, collectBlocks } from '../verify/src/run/blocks.ts';
import { environmentOf } from '../verify/src/run/environment.ts';
import { namedReleases } from '../verify/src/run/evidence.ts';
import { folders } from '../verify/src/run/folders.ts';
import { makeEnvironment } from '../verify/src/run/make-environment.ts';
import { makeRepositories } from '../verify/src/run/makers.ts';
import { makeSamples } from '../verify/src/run/samples.ts';
import { bundleSnippet, endedTitle } from './bundle.ts';
import { openWeb, pageUrl, type Web } from './web.ts';

const resultFile = new URL('../verify/data/browser.json', import.meta.url);
const secondsAtMost = 120;

/** The first line; of a failed build, the line that says why. */
const shortened = (problem: string): string => {
  const [first = '', second = ''] = problem.split('\n');
  return first.endsWith(':') ? `${first} ${second}` : first;
};

/** The first error of a snippet; nothing if it ended and printed or saved something. */
async function tryBlock(
  browser: Browser,
  web: Web,
  block: Block,
  repositories: string,
): Promise<{ readonly problem?: string; readonly packages: Readonly<Record<string, string>> }> {
  const { folder, packages } = await makeEnvironment(environmentOf(block));
  const modules = join(folder, 'node_modules');
  const page = await browser.newPage();
  let shown = 0;
  const errors: string[] = [];
  page.on('console', (message) => (shown += Number(message.type() === 'log')));
  page.on('download', () => (shown += 1));
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    await web.open(page, await bundleSnippet(block.code, modules), modules, repositories);
    await page.goto(pageUrl);
    const ended = page.waitForFunction((title) => document.title === title, endedTitle, {
      timeout: secondsAtMost * 1000,
    });
    const failed = page.waitForEvent('pageerror', { timeout: secondsAtMost * 1000 });
    await Promise.race([ended, failed]);
    for (const waiting of [ended, failed]) waiting.catch(() => undefined);
    // A download is reported after the script has ended.
    if (shown === 0) await page.waitForTimeout(500);
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  } finally {
    await page.close();
  }
  const problem = errors[0] ?? (shown === 0 ? 'printed and saved nothing' : undefined);
  return { packages, ...(problem !== undefined && { problem: shortened(problem) }) };
}

const blocks = collectBlocks().filter(
  ({ library, language }) => library === 'transformers.js' && language === 'javascript',
);
mkdirSync(folders.root, { recursive: true });
await makeSamples();
const made = await makeRepositories(blocks);
await using web = await openWeb(folders.samples);
await using browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
const results: Record<string, string> = {};
const releases: Record<string, string> = {};
for (const block of blocks) {
  const { folder = folders.hub } = made.get(`${block.library}/${block.branch}`) ?? {};
  const { problem, packages } = await tryBlock(browser, web, block, folder);
  Object.assign(releases, namedReleases(environmentOf(block), { packages }));
  results[`${block.branch}.${block.number}`] = problem ?? 'executed';
  console.log(`${block.name}: ${problem ?? 'executed'}`);
}
const result = {
  checkedOn: new Date().toISOString().slice(0, 10),
  chromium: browser.version(),
  packages: releases,
  snippets: results,
};
writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`);
