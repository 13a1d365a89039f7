import { parseMachine } from '@loadout/catalogue';
import { expect, it } from 'vitest';
import { inGibibytes, memoryAxis } from './memory-axis.server.ts';

const lastTick = (largest: number, memory: string) =>
  memoryAxis(largest, parseMachine(memory)).ticks.at(-1)?.at;

it('counts in powers of two', () => {
  expect(inGibibytes(3 * 1024 ** 3)).toBe(3);
});

it('has no line without a machine', () => {
  const axis = memoryAxis(7, undefined);
  expect(axis).not.toHaveProperty('line');
  expect(axis.ticks.at(-1)).toEqual({ at: 8, label: '8' });
});

it('has a line at the memory of the machine', () => {
  expect(memoryAxis(7, parseMachine('8')).line).toEqual({ at: 8, label: 'My machine, 8 GB' });
});

it('reaches the line up to twice the largest value', () => {
  expect(lastTick(8, '16')).toBeGreaterThanOrEqual(16);
  expect(lastTick(7.9, '16')).toBeLessThan(16);
});
