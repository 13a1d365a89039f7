import { parseMachine } from '@loadout/catalogue';
import { expect, it } from 'vitest';
import { inGigabytes, memoryAxis } from './memory-axis.server.ts';

const lastTick = (largest: number, memory: string) =>
  memoryAxis(largest, parseMachine(memory)).ticks.at(-1)?.at;

it('counts as the tables do', () => {
  expect(inGigabytes(17.9e9)).toBe(17.9);
});

it('has no line without a machine', () => {
  const axis = memoryAxis(7, undefined);
  expect(axis).not.toHaveProperty('line');
  expect(axis.ticks.at(-1)).toEqual({ at: 8, label: '8' });
});

it('has a line at the memory of the machine', () => {
  expect(memoryAxis(7, parseMachine('8')).line).toEqual({ at: 8.589_934_592, label: 'My machine, 8 GiB' });
});

it('reaches the line up to twice the largest value', () => {
  expect(lastTick(8.6, '16')).toBeGreaterThanOrEqual(17.2);
  expect(lastTick(8.5, '16')).toBeLessThan(17.2);
});
