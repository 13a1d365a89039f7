/** @module The browser tests: real Chromium against `npm start`. `npm test` chooses port, data and browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tools/test/chromium.ts';

const port = process.env['E2E_PORT'] ?? '4173';
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = findChromium(process.env);

/** A new store: that of an earlier run has records that the starter set may no longer have. */
function temporaryData(): string {
  const data = mkdtempSync(join(tmpdir(), 'loadout-e2e-'));
  process.once('exit', () => {
    rmSync(data, { recursive: true, force: true });
  });
  return data;
}

// Workers read this file too, with the environment of the process that started them.
process.env['E2E_DATA'] ??= temporaryData();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // One set of pictures for every platform: they are compared small, where platforms agree.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  // A machine may be several times slower than ours.
  timeout: 60_000,
  expect: { timeout: 15_000, toMatchSnapshot: { threshold: 0.1, maxDiffPixelRatio: 0.01 } },
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // A new context for each test took a fifth of the time. Tests with the same options share one, emptied in between.
    reuseContext: true,
    // A trace of every test took a third of the time; `--trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        // Chromium refuses to run as root with its sandbox, and containers have little shared memory.
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // Letters keep their places and colours their values, whatever the machine's settings.
        '--font-render-hinting=none',
        '--enable-font-subpixel-positioning',
        '--force-color-profile=srgb',
      ],
    },
  },
  webServer: {
    command: 'npm start',
    url: `${baseURL}/healthz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      // Two browsers and the server share two cores: a late event loop is normal here, and a 503 would fail any test.
      LOADOUT_MAX_LAG_MS: '60000',
      // Threads have tests of their own; one starts faster and leaves a core to the browsers.
      LOADOUT_WORKERS: '1',
      LOADOUT_DATA: process.env['E2E_DATA'],
    },
  },
});
