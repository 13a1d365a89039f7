/** @module The devices of one vendor. */
import { FitMark, Link, Segments } from '@loadout/react';
import { formatCount } from '../../lib/format/format.ts';
import { Section } from '../../ui/section.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { DeviceGroup, DeviceRow } from './devices.server.ts';

const groups: readonly DeviceGroup[] = ['Apple', 'NVIDIA', 'AMD', 'Intel', 'Qualcomm', 'CPU'];

const columns: readonly Column<DeviceRow>[] = [
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
  { key: 'tflops', label: 'TFLOPS', number: true, cell: ({ tflops }) => formatCount(tflops) },
  { key: 'watts', label: 'Power, W', number: true, cell: ({ watts }) => formatCount(watts) },
  { key: 'year', label: 'Year', number: true, cell: ({ year }) => year },
];

interface DevicesProps {
  readonly group: DeviceGroup;
  readonly devices: readonly DeviceRow[];
  /** The model that files and speeds are of. */
  readonly model: string;
  readonly context: number;
}

/** Columns that may be empty for all devices of a vendor. */
const optional = ['memory', 'bandwidth', 'largest', 'best', 'speed'] as const;

export function Devices({ group, devices, model, context }: DevicesProps) {
  const empty = new Set<string>(
    optional.filter((key) => devices.every((device) => device[key] === undefined)),
  );
  const query = new URLSearchParams({
    ...(model !== '' && { model }),
    ...(context !== 4096 && { context: String(context) }),
  }).toString();
  return (
    <Section
      id="devices"
      title="Compare devices"
      lead={`What each device runs ${model === '' ? '' : `of ${model} `}at ${formatCount(context)} tokens of context. Figures as published at launch, approximate; a bandwidth links to its source, and speed is only estimated where there is one.`}
      controls={
        <Segments
          label="Vendor"
          items={groups.map((name) => ({
            key: name,
            label: name,
            href: `/hardware?vendor=${name}${query === '' ? '' : `&${query}`}#devices`,
            chosen: name === group,
          }))}
        />
      }
    >
      <Table
        label={`${group} devices`}
        columns={columns.filter(({ key }) => !empty.has(key))}
        rows={devices}
        keyOf={({ key }) => key}
      />
    </Section>
  );
}
