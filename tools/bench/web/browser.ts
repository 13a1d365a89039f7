/** @module The Chromium that the measurements share. */
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../test/chromium.ts';

export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium(process.env);
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', ...args],
  });
}
