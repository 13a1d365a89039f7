import { describe, expect, test } from 'vitest';
import { indexReporter } from './index-reporter.ts';
import { startProgress } from './progress.ts';
import { testTerminal } from './testing/terminal.ts';

const clear = '\r\u001B[2K';

function started(isTTY: boolean, env = {}) {
  const { terminal, stderr } = testTerminal({ isTTY, env });
  let now = 0;
  const progress = startProgress(terminal, 'Reading', () => now);
  return { progress, stderr, wait: (ms: number) => (now += ms) };
}

const bar = (filled: number) => '█'.repeat(filled) + '░'.repeat(24 - filled);

describe('progress', () => {
  test('is a bar on a terminal, drawn ten times a second and cleared at the end', () => {
    const { progress, stderr, wait } = started(true);
    progress.update(1, 4, 'files');
    wait(99);
    progress.update(2, 4, 'files');
    wait(1);
    progress.update(2, 4, 'files');
    progress.finish();
    expect(stderr()).toBe(
      `${clear}Reading ${bar(6)}  25% files${clear}Reading ${bar(12)}  50% files${clear}`,
    );
  });

  test.each([
    [9, 4, '100%'],
    [0, 4, '  0%'],
    [1, 3, ' 33%'],
  ])('of %d of %d is %s', (done, total, share) => {
    const { progress, stderr } = started(true);
    progress.update(done, total, 'files');
    expect(stderr()).toContain(` ${share} files`);
  });

  test.each([undefined, 0])('is a number where the total is %s', (total) => {
    const { progress, stderr } = started(true);
    progress.update(12_345, total, 'records');
    expect(stderr()).toBe(`${clear}Reading 12,345 records`);
  });

  test('is a line every five seconds elsewhere', () => {
    for (const { progress, stderr, wait } of [started(false), started(true, { TERM: 'dumb' })]) {
      progress.update(1, undefined, 'records');
      expect(stderr()).toBe('');
      wait(5000);
      progress.update(2, undefined, 'records');
      progress.note('Waiting.');
      progress.finish();
      expect(stderr()).toBe('Reading 2 records\nWaiting.\n');
    }
  });

  test('is cleared for a note, and prints nothing if nothing was drawn', () => {
    const { progress, stderr } = started(true);
    progress.note('Waiting.');
    progress.finish();
    expect(stderr()).toBe('Waiting.\n');
    progress.update(1, undefined, 'records');
    progress.note('Waiting.');
    expect(stderr()).toBe(`Waiting.\n${clear}Reading 1 records${clear}Waiting.\n`);
  });
});

describe('the reporter of the index', () => {
  test('reports an unreadable record once, and the reason of a rebuild', () => {
    const { terminal, stderr } = testTerminal({ isTTY: false, env: {} });
    const reporter = indexReporter(terminal);
    const unreadable = { type: 'unreadable', kind: 'model', id: 'a/b' } as const;
    reporter.onProgress(unreadable);
    reporter.onProgress(unreadable);
    reporter.onProgress({ type: 'rebuilding', index: 'one', to: 3 });
    reporter.onProgress({ type: 'rebuilding', index: 'two', from: 2, to: 3 });
    reporter.onProgress({ type: 'rebuilding', index: 'two', from: 3, to: 3 });
    reporter.onProgress({ type: 'reading', records: 5 });
    reporter.onProgress({ type: 'refresh-failed', error: new Error('The disk is full.') });
    reporter.onProgress({ type: 'built', kind: 'model', records: 5 });
    reporter.opened();
    expect(stderr().split('\n')).toEqual([
      'warning: The model a/b cannot be read and will not be found.',
      'Building the search index one.',
      'Rebuilding the search index as two: the one in use has layout 2.',
      'Rebuilding the search index as two: the one in use has other rules.',
      'warning: The index: refresh failed: The disk is full.',
      '',
    ]);
  });
});
