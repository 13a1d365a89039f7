/** @module Tests mutual exclusion, and that stale locks are removed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '../../testing/files.ts';
import { withLock } from './lock.mjs';

describe('withLock', () => {
  it('lets the second holder in after the first has finished', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const file = join(temporaryFolder(), 'lock');
    const events: string[] = [];
    const first = Promise.withResolvers<void>();
    const a = withLock(file, async () => {
      events.push('first enters');
      await first.promise;
      events.push('first leaves');
    });
    const b = withLock(file, async () => {
      await Promise.resolve();
      events.push('second enters');
    });
    first.resolve();
    await Promise.all([a, b]);
    expect(events).toEqual(['first enters', 'first leaves', 'second enters']);
    expect(existsSync(file)).toBe(false);
  });

  it('is released when the action fails', async () => {
    const file = join(temporaryFolder(), 'lock');
    await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(existsSync(file)).toBe(false);
  });

  it('is taken over from a process that no longer exists', async () => {
    const folder = temporaryFolder();
    const noSuchProcess = String(2 ** 22 + 1);
    writeFiles(folder, { lock: noSuchProcess });
    const file = join(folder, 'lock');
    await withLock(file, async () => {
      await Promise.resolve();
      expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    });
  });
});
