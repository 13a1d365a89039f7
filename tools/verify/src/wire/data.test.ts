import { expect, it } from 'vitest';
import type { WireData, WireRun } from '@loadout/verification';
import { merged, writeWireData } from './data.ts';

const run = (task: string, result: WireRun['result']): WireRun => ({
  task,
  provider: 'hf-inference',
  client: 'curl',
  language: 'shell',
  variant: 'plain',
  result,
});

const data = (...runs: WireRun[]): WireData => ({
  checkedOn: '2026-01-02',
  clients: { 'shell/curl': '7.88.1' },
  runs,
});

it('keeps results that were not run again, and replaces the others', () => {
  const before = data(run('translation', 'ran'), run('fill-mask', 'failed'));
  expect(merged(before, data(run('fill-mask', 'ran'))).runs).toEqual([
    run('fill-mask', 'ran'),
    run('translation', 'ran'),
  ]);
});

it('writes JSON that reads back the same', () => {
  const whole = data(run('fill-mask', 'ran'), run('translation', 'failed'));
  expect(JSON.parse(writeWireData(whole))).toEqual(whole);
});
