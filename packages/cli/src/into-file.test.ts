import { execFileSync } from 'node:child_process';
import fs, {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { intoFile } from './into-file.ts';
import { startCommand } from './testing/child.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loadout-into-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text = 'new') =>
  intoFile(file, async (target) => {
    target.write(text);
  });

describe('a result that goes into a file', () => {
  test('replaces the previous one and keeps its permissions', async () => {
    const file = join(folder, 'a');
    writeFileSync(file, 'old');
    chmodSync(file, 0o600);
    await write(file);
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['new', 0o600]);
  });

  test('goes to where a link points, and the link stays', async () => {
    writeFileSync(join(folder, 'target'), 'old');
    symlinkSync('target', join(folder, 'link'));
    await write(join(folder, 'link'));
    expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, 'target'), 'utf8')).toBe('new');
  });

  test('is written into a pipe instead of replacing it', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const [read] = await Promise.all([readFile(pipe, 'utf8'), write(pipe)]);
    expect([read, lstatSync(pipe).isFIFO()]).toEqual(['new', true]);
  });

  test('of a command that fails leaves the previous file and no other', async () => {
    const file = join(folder, 'a');
    writeFileSync(file, 'old');
    const failing = intoFile(file, async () => {
      throw new Error('No result.');
    });
    await expect(failing).rejects.toThrow('No result.');
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['old', ['a']]);
  });

  test('of a command that fails before the file is open leaves nothing', async () => {
    const { open } = fs;
    const opening = vi.spyOn(fs, 'open').mockImplementation((...options: unknown[]) => {
      void setTimeout(20).then(() => Reflect.apply(open, fs, options));
    });
    const failing = intoFile(join(folder, 'a'), () => Promise.reject(new Error('No result.')));
    await expect(failing).rejects.toThrow('No result.');
    expect(opening).toHaveBeenCalledOnce();
    opening.mockRestore();
    await setTimeout(50);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ['is a folder. Pass the path of a file.', (): string => folder],
    ['cannot be written: no such file or directory.', (): string => join(folder, 'no/a')],
    ['cannot be written: not a directory.', (): string => '/dev/null/a'],
  ])('reports a file that %s', async (reason, file) => {
    await expect(write(file())).rejects.toThrow(`${file()} ${reason}`);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.skipIf(!existsSync('/dev/full'))('reports a full disk, and a device stays one', async () => {
    await expect(write('/dev/full')).rejects.toThrow('/dev/full cannot be written: no space left on device.');
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true);
  });

  test('that is interrupted leaves nothing', async () => {
    const data = join(folder, 'data');
    const out = join(folder, 'out');
    mkdirSync(out);
    const child = startCommand(['downloads', 'count', '-', '--json', '--out', join(out, 'a')], {
      LOADOUT_DATA: data,
    });
    await expect.poll(() => readdirSync(out).length, { timeout: 20_000 }).toBe(1);
    child.process.kill('SIGHUP');
    child.process.stdin?.end();
    await child.end();
    expect(child.process.signalCode).toBe('SIGHUP');
    expect(readdirSync(out)).toEqual([]);
  });
});
