/** @module Tests where Chromium is looked up. */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/files.ts';
import { findChromium } from './chromium.ts';

const folderWith = (program: string): string => {
  const folder = temporaryFolder({ [program]: '#!/bin/sh\n' });
  chmodSync(join(folder, program), 0o755);
  return folder;
};

describe('findChromium', () => {
  it('prefers CHROMIUM_PATH over the PATH', () => {
    const chosen = join(folderWith('my-chrome'), 'my-chrome');
    expect(findChromium({ CHROMIUM_PATH: chosen, PATH: folderWith('chromium') })).toBe(chosen);
  });

  it('reports a missing CHROMIUM_PATH', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/no/such/browser' })).toThrow('/no/such/browser');
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome'])('finds %s on the path', (program) => {
    const folder = folderWith(program);
    expect(findChromium({ PATH: `/no/such/folder:${folder}` })).toBe(join(folder, program));
  });

  it('prefers the headless shell', () => {
    const [browser, shell] = [folderWith('chromium'), folderWith('chromium-headless-shell')];
    expect(findChromium({ PATH: `${browser}:${shell}` })).toBe(join(shell, 'chromium-headless-shell'));
  });
});
