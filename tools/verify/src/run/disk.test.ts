import { expect, it } from 'vitest';
import { bytesInRecord, leastShared, type Made, packageKey } from './disk.ts';

it('reads one name from both spellings', () => {
  expect(packageKey('nvidia_NCCL.cu12', '2.27.3')).toBe(packageKey('nvidia-nccl-cu12', '2.27.3'));
  expect(packageKey('torch', '2.5.1')).not.toBe(packageKey('torch', '2.6.0'));
});

it('adds up the files of a wheel', () => {
  const record = 'a/__init__.py,sha256=x,10\n"a/one, two.py",sha256=y,5\na-1.dist-info/RECORD,,\n';
  expect(bytesInRecord(record)).toBe(15);
});

const made = (folder: string, ...packages: readonly string[]): Made => ({ folder, packages });
const bytes = new Map([
  ['torch new', 4e9],
  ['torch old', 3e9],
  ['small', 1e6],
]);
const all = [
  made('a', 'torch new'),
  made('b', 'torch new', 'small'),
  made('c', 'torch old'),
  made('d', 'small'),
];
const folders = (...names: readonly string[]): ReadonlySet<string> => new Set(names);

it('removes the environment whose packages others need least', () => {
  expect(leastShared(all, bytes, { inUse: folders(), used: folders() })?.folder).toBe('c');
});

it('removes none in which blocks run', () => {
  expect(leastShared(all, bytes, { inUse: folders('c'), used: folders() })?.folder).toBe('b');
  expect(leastShared(all, bytes, { inUse: folders('a', 'b', 'c', 'd'), used: folders() })).toBeUndefined();
});

it('prefers those whose blocks are done, if that frees something', () => {
  expect(leastShared(all, bytes, { inUse: folders(), used: folders('a', 'd') })?.folder).toBe('a');
  expect(leastShared(all, bytes, { inUse: folders(), used: folders('d') })?.folder).toBe('c');
});
