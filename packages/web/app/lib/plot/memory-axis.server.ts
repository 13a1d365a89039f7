/** @module The axis of a plot of memory, in GiB, with a line at the memory of the reader's machine. */
import { capacityOf, type Machine, totalMemory } from '@loadout/catalogue';
import { formatCount } from '../format/format.ts';
import { ticksTo } from './ticks.ts';

/** Memory is sold in powers of two: the line of a machine with 16 GB is at 16. */
export const inGibibytes = (bytes: number): number => bytes / 1024 ** 3;

/** Reaches the largest value, and the machine's line unless that is more than twice as far. */
export function memoryAxis(largest: number, machine: Machine | undefined) {
  const total = machine && inGibibytes(capacityOf(machine).total);
  const max = Math.max(largest, total === undefined || total > 2 * largest ? 0 : total);
  return {
    axisLabel: 'Memory needed, GiB',
    ticks: ticksTo(max).map((at) => ({ at, label: formatCount(at) })),
    ...(machine &&
      total !== undefined && {
        line: { at: total, label: `My machine, ${formatCount(totalMemory(machine))} GB` },
      }),
  };
}
