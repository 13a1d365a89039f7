import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blame } from './blame.ts';
import { Journal } from './journal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Line = Parameters<Journal['write']>;

/** What is known after a process that wrote these lines has ended. */
function after(lines: readonly Line[], wasStuck = false): Journal {
  const file = join(folder, 'journal.tsv');
  const journal = new Journal(file);
  journal.write('started');
  for (const line of lines) journal.write(...line);
  blame(new Journal(file), wasStuck);
  return new Journal(file);
}

test('a mutant that ends its process is noticed', () => {
  const journal = after([
    ['trying', '1'],
    ['passed', '1', 'a suite'],
    ['trying', '2'],
    ['reached', '2'],
  ]);
  expect(journal.with('killed')).toEqual(['2']);
});

test('a mutant whose worker ends is noticed, though other workers follow', () => {
  const journal = after([
    ['loading', '1'],
    ['loading', '2'],
    ['trying', '1'],
    ['trying', '2'],
    ['survived', '2'],
  ]);
  expect(journal.with('killed')).toEqual(['1']);
  expect(journal.with('survived')).toEqual(['2']);
});

test('an attempt that was interrupted before this process says nothing', () => {
  after([]);
  const journal = new Journal(join(folder, 'journal.tsv'));
  journal.write('trying', '1');
  expect(after([]).verdictOf('1')).toBeUndefined();
});

test('a suspect is tried again instead', () => {
  const journal = after([
    ['trying', '1'],
    ['suspect', '1'],
  ]);
  expect(journal.verdictOf('1')).toBeUndefined();
  expect(journal.suspect).toBe('1');
});

test('a process that hangs after an attempt blames the mutant of that attempt', () => {
  const lines: readonly Line[] = [
    ['trying', '1'],
    ['passed', '1', 'a suite'],
    ['trying', '2'],
    ['passed', '2', 'a suite'],
  ];
  expect(after(lines, true).with('killed')).toEqual(['2']);
});

test('a verdict stays when the process hangs after it', () => {
  const journal = after(
    [
      ['trying', '1'],
      ['survived', '1'],
    ],
    true,
  );
  expect(journal.verdictOf('1')).toBe('survived');
});

test('a blamed mutant counts as progress and is blamed once', () => {
  const journal = after([]);
  journal.write('trying', '1');
  const { length } = journal;
  blame(journal, false);
  blame(journal, false);
  expect(journal.length).toBe(length + 1);
});
