/** @module The axis of a plot of memory, in GB, with a line at the memory of the reader's machine. */
import { capacityOf, type Machine, totalMemory } from '@loadout/catalogue';
import { formatCount } from '../format/format.ts';
import { ticksTo } from './ticks.ts';

/** As `formatBytes` counts: a mark is where the tables have it. */
export const inGigabytes = (bytes: number): number => bytes / 1e9;

/** Reaches the largest value, and the machine's line unless that is more than twice as far. */
export function memoryAxis(largest: number, machine: Machine | undefined) {
  const total = machine && inGigabytes(capacityOf(machine).total);
  const max = Math.max(largest, total === undefined || total > 2 * largest ? 0 : total);
  return {
    axisLabel: 'Memory needed, GB',
    ticks: ticksTo(max).map((at) => ({ at, label: formatCount(at) })),
    ...(machine &&
      total !== undefined && {
        // Memory is sold in powers of two: 16 GiB are 17.2 GB.
        line: { at: total, label: `My machine, ${formatCount(totalMemory(machine))} GiB` },
      }),
  };
}
