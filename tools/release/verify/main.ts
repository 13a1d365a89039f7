/**
 * @module `npm run verify:packages [-- TEXT]`: packs the packages, installs the tarballs outside of the repository and
 * uses them. With a text, only the checks whose name contains it, and no evidence is written.
 */
import { execFileSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { launchBrowser } from '../../bench/web/browser.ts';
import { root } from '../packages.ts';
import type { Check } from './check.ts';
import { checks as bundles } from './checks/bundles.ts';
import { checks as catalogue } from './checks/catalogue.ts';
import { checks as command } from './checks/command.ts';
import { checks as embedding } from './checks/embedding.ts';
import { checks as readmes } from './checks/readmes.ts';
import { checks as packed } from './checks/tarballs.ts';
import { nodesToTry } from './nodes.ts';
import { createStranger, tarballs } from './stranger.ts';

const wanted = process.argv[2];
const all: readonly Check[] = [...packed, ...catalogue, ...bundles, ...command, ...embedding, ...readmes];
const chosen = all.filter(({ name }) => wanted === undefined || name.includes(wanted));

execFileSync(process.execPath, [join(root, 'tools/release/main.ts')], { stdio: 'inherit' });
const stranger = createStranger();
const browser = await launchBrowser();
const seen: Record<string, string> = {};
try {
  for (const check of chosen) {
    const { name } = check;
    try {
      seen[name] = await check.run({ stranger, browser, nodes: nodesToTry() });
      console.log(`ok    ${name}: ${seen[name]}`);
    } catch (error) {
      process.exitCode = 1;
      console.log(`FAIL  ${name}\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
} finally {
  await browser.close();
  stranger.remove();
}

if (wanted === undefined && process.exitCode === undefined)
  writeFileSync(
    new URL('evidence.json', import.meta.url),
    `${JSON.stringify(
      {
        checkedOn: new Date().toISOString().slice(0, 10),
        kilobytes: Object.fromEntries(
          tarballs().map((file) => [basename(file), Math.round(statSync(file).size / 1000)]),
        ),
        checks: seen,
      },
      null,
      2,
    )}\n`,
  );
