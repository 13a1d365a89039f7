import { expect, it } from 'vitest';
import type { SnippetReport } from './reader.ts';
import { summariseReport, type SymbolData } from './summary.ts';

const order = (id: string, library: string) => ({ id, library, text: '', requirements: [] });
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
const nothing: SymbolData = { partial: null, libraries: {} };

it('a library reaches the level when all its snippets do', () => {
  const orders = [order('a.1', 'a'), order('b.1', 'b'), order('b.2', 'b'), order('c.1', 'c')];
  const results = [
    report('a.1'),
    report('b.1'),
    report('b.2', { problems: ['line 1: pkg has no x'] }),
    report('c.1', { unread: ['torch'] }),
  ];
  const { libraries } = summariseReport(orders, { unreachable: null, results }, '2030-01-01', nothing);
  expect(libraries).toMatchObject({
    a: { level: 'symbols', packages: { pkg: '1.0' }, checkedOn: '2030-01-01' },
    b: { level: 'lints', problems: ['b.2: line 1: pkg has no x'], names: 2 },
    c: { level: 'lints', unread: ['module torch'] },
  });
});

it('a run that was cut short says so and leaves the unread libraries as they were', () => {
  const orders = [order('a.1', 'a'), order('b.1', 'b')];
  const before = summariseReport(
    orders,
    { unreachable: null, results: [report('a.1'), report('b.1')] },
    '2030-01-01',
    nothing,
  );
  const after = summariseReport(
    orders,
    { unreachable: 'no route', results: [report('a.1')] },
    '2030-02-02',
    before,
  );
  expect(after).toMatchObject({
    partial: 'no route',
    libraries: { a: { checkedOn: '2030-02-02' }, b: { checkedOn: '2030-01-01' } },
  });
});
