/** @module The facts of a device: columns of the list, rows of a comparison. */
import { FitMark, Link } from '@loadout/react';
import { formatCount } from '../../lib/format/format.ts';
import type { Column } from '../../ui/table.tsx';
import type { DeviceRow } from './devices.server.ts';

/** The largest first; sizes of memory may differ. */
export const bandwidthsOf = ({ gbPerSecond, others = {} }: NonNullable<DeviceRow['bandwidth']>): string =>
  [...new Set([gbPerSecond, ...Object.values(others)])]
    .toSorted((a, b) => b - a)
    .map(formatCount)
    .join(' or ');

const all: readonly Column<DeviceRow>[] = [
  {
    key: 'name',
    label: 'Device',
    cell: ({ key, name, memory }) =>
      memory === undefined ? name : <Link href={`/hardware?hardware=${key}`}>{name}</Link>,
  },
  { key: 'memory', label: 'Memory, GB', number: true, cell: ({ memory }) => memory?.join(', ') },
  {
    key: 'bandwidth',
    label: 'Bandwidth, GB/s',
    number: true,
    cell: ({ bandwidth }) =>
      bandwidth && (
        <a href={bandwidth.source} rel="noreferrer nofollow">
          {bandwidthsOf(bandwidth)}
        </a>
      ),
  },
  { key: 'largest', label: 'Largest model, Q4_K_M', number: true, cell: ({ largest }) => largest },
  {
    key: 'best',
    label: 'Best file',
    cell: ({ best }) =>
      best && (
        <span className="memory-figure">
          <span className="literal">{best.label}</span>
          <FitMark {...best.fit} />
        </span>
      ),
  },
  { key: 'speed', label: 'Tokens per second, estimate', number: true, cell: ({ speed }) => speed },
  { key: 'tflops', label: 'TFLOPS', number: true, detail: true, cell: ({ tflops }) => formatCount(tflops) },
  { key: 'watts', label: 'Power, W', number: true, detail: true, cell: ({ watts }) => formatCount(watts) },
  { key: 'year', label: 'Year', number: true, cell: ({ year }) => year },
];

/** Facts that no device of a vendor may have. */
const optional = ['memory', 'bandwidth', 'largest', 'best', 'speed'] as const;

/** Those that at least one of the devices has. */
export function columnsOf(devices: readonly DeviceRow[]): readonly Column<DeviceRow>[] {
  const empty = new Set<string>(
    optional.filter((key) => devices.every((device) => device[key] === undefined)),
  );
  return all.filter(({ key }) => !empty.has(key));
}
