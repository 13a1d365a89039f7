/** @module Two to four devices side by side: a row for each fact. */
import { Icon, Link } from '@loadout/react';
import { type Column, Table } from '../../ui/table.tsx';
import { columnsOf } from './device-columns.tsx';
import type { DeviceRow } from './devices.server.ts';

interface ComparedDevicesProps {
  readonly devices: readonly DeviceRow[];
  /** The same page without one of them. */
  readonly withoutHref: (key: string) => string;
}

export function ComparedDevices({ devices, withoutHref }: ComparedDevicesProps) {
  const [, ...facts] = columnsOf(devices);
  const columns: readonly Column<Column<DeviceRow>>[] = [
    { key: 'fact', label: 'Fact', cell: ({ label }) => label },
    ...devices.map((device): Column<Column<DeviceRow>> => ({
      key: device.key,
      label: (
        <span className="inline-flex items-center gap-1">
          {device.name}
          <Link href={withoutHref(device.key)} className="button" data-kind="quiet" data-size="small">
            <Icon name="cross" size={12} />
            <span className="sr-only">Remove {device.name}</span>
          </Link>
        </span>
      ),
      short: device.name,
      cell: (fact) => fact.cell(device),
    })),
  ];
  return (
    <div className="mb-6">
      <Table label="Compared devices" columns={columns} rows={facts} keyOf={({ key }) => key} />
    </div>
  );
}
