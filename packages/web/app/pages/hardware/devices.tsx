/** @module The devices of one vendor. */
import { Link, Segments } from '@loadout/react';
import { formatCount } from '../../lib/format/format.ts';
import { Section } from '../../ui/section.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { DeviceEntry } from '@loadout/server';
import type { DeviceGroup } from './devices.server.ts';

const groups: readonly DeviceGroup[] = ['Apple', 'NVIDIA', 'AMD', 'Intel', 'Qualcomm', 'CPU'];

const columns: readonly Column<DeviceEntry>[] = [
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
          {formatCount(bandwidth.gbPerSecond)}
        </a>
      ),
  },
  { key: 'tflops', label: 'TFLOPS', number: true, cell: ({ tflops }) => formatCount(tflops) },
  { key: 'watts', label: 'Power, W', number: true, cell: ({ watts }) => formatCount(watts) },
  { key: 'year', label: 'Year', number: true, cell: ({ year }) => year },
];

export function Devices({ group, devices }: { group: DeviceGroup; devices: readonly DeviceEntry[] }) {
  const shown = columns.filter(
    ({ key }) =>
      (key !== 'memory' || devices.some(({ memory }) => memory !== undefined)) &&
      (key !== 'bandwidth' || devices.some(({ bandwidth }) => bandwidth !== undefined)),
  );
  return (
    <Section
      id="devices"
      title="Devices"
      lead="Figures as published at launch, approximate. A bandwidth links to its source."
      controls={
        <Segments
          label="Vendor"
          items={groups.map((name) => ({
            key: name,
            label: name,
            href: `/hardware?vendor=${name}#devices`,
            chosen: name === group,
          }))}
        />
      }
    >
      <Table label={`${group} devices`} columns={shown} rows={devices} keyOf={({ key }) => key} />
    </Section>
  );
}
