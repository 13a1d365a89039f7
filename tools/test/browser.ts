/** @module Runs the browser tests on a free port with temporary data: `browser.ts <report> [arguments for Playwright]`. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../start/bootstrap/command.mjs';
import { Failure, orFail } from '../start/bootstrap/failure.mjs';
import { root } from '../start/bootstrap/root.mjs';
import { ensureChromium } from './chromium.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
};

await orFail(async () => {
  const [report, ...words] = process.argv.slice(2);
  if (report === undefined) throw new Failure('Usage: browser.ts <report> [arguments for Playwright]');
  const data = mkdtempSync(join(tmpdir(), 'loadout-e2e-'));
  try {
    const env = {
      ...process.env,
      CHROMIUM_PATH: await ensureChromium(process.env),
      E2E_PORT: String(await freePort()),
      E2E_DATA: data,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const args = ['test', '--reporter=list,json,./tools/test/playwright-reporter.ts', ...words];
    const { code, output } = await runCommand('playwright', args, { cwd: root, env });
    process.stdout.write(output);
    process.exitCode = code;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
