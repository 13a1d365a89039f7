import { expect, it } from 'vitest';
import type { SnippetReport } from './reader.ts';
import { standingOf, summariseLibrary, withLibrary } from './summary.ts';

const order = (id: string) => ({
  id,
  library: 'a',
  language: 'python' as const,
  text: '',
  requirements: [],
});
const report = (id: string, more: Partial<SnippetReport> = {}): SnippetReport => ({
  id,
  packages: [{ name: 'pkg', version: '1.0' }],
  unavailable: {},
  problems: [],
  unread: [],
  names: 1,
  calls: 1,
  openCalls: 0,
  ...more,
});
const summarise = (...reports: SnippetReport[]) =>
  summariseLibrary(
    reports.map(({ id }) => order(id)),
    reports,
    '2030-01-01',
  );

it('a library reaches the level when all its snippets do', () => {
  expect(summarise(report('a.1'), report('a.2'))).toMatchObject({
    level: 'api',
    packages: { pkg: '1.0' },
    checkedOn: '2030-01-01',
    names: 2,
  });
});

it('a library with a name that does not exist is below the level', () => {
  expect(summarise(report('a.1'), report('a.2', { problems: ['line 1: pkg has no x'] }))).toMatchObject({
    level: 'lint',
    problems: ['a.2: line 1: pkg has no x'],
  });
});

it('a library with unread parts is below the level, and names them', () => {
  const found = summarise(report('a.1', { unread: ['torch'], unavailable: { b: 'git only' } }));
  expect(found).toMatchObject({ level: 'lint', unread: ['b: git only', 'torch'] });
});

it('libraries stay in order, so that a change of the data is easy to read', () => {
  const found = summarise(report('a.1'));
  const data = withLibrary(
    { partial: null, python: { b: found }, shell: {}, javascript: {} },
    'python',
    'a',
    found,
  );
  expect(Object.keys(data.python)).toEqual(['a', 'b']);
});

it('what could not be read is counted as not checked', () => {
  const found = [
    summarise(report('a.1')),
    summarise(report('b.1', { unread: ['torch'] })),
    summarise(report('c.1', { problems: ['line 1: pkg has no x'], unread: ['torch'] })),
  ];
  expect(standingOf(found)).toBe(
    '1 of 3 libraries use only what exists, 1 have problems, 1 are not checked in full',
  );
});
