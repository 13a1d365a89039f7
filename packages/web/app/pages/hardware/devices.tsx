/** @module The devices of one vendor; those that are ticked, of any vendor, side by side above them. */
import { Button, Checkbox, LiveForm, Notice, Segments, VisuallyHidden } from '@loadout/react';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { formatCount } from '../../lib/format/format.ts';
import { Section } from '../../ui/section.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { ComparedDevices } from './compared-devices.tsx';
import { columnsOf } from './device-columns.tsx';
import type { ComparedDevices as Compared, DeviceGroup, DeviceRow } from './devices.server.ts';

const groups: readonly DeviceGroup[] = ['Apple', 'NVIDIA', 'AMD', 'Intel', 'Qualcomm', 'CPU'];

interface DevicesProps {
  readonly group: DeviceGroup;
  readonly devices: readonly DeviceRow[];
  readonly compared: Compared;
  /** The model that files and speeds are of. */
  readonly model: string;
  readonly context: number;
}

export function Devices({ group, devices, compared, model, context }: DevicesProps) {
  const chosen = compared.devices.map(({ key }) => key);
  const address = (changes: Readonly<Record<string, readonly string[]>>): string =>
    `/hardware?${queryOf({ vendor: [group], ...kept(model, context), devices: chosen, ...changes })}#devices`;
  const [name, ...facts] = columnsOf(devices);
  return (
    <Section
      id="devices"
      title="Compare devices"
      lead={`What each device runs ${model === '' ? '' : `of ${model} `}at ${formatCount(context)} tokens of context. Figures as published at launch, approximate; a bandwidth links to its source, and speed is only estimated where there is one.`}
      controls={
        <Segments
          label="Vendor"
          items={groups.map((vendor) => ({
            key: vendor,
            label: vendor,
            href: address({ vendor: [vendor] }),
            chosen: vendor === group,
          }))}
        />
      }
    >
      {compared.problem !== undefined && <Notice kind="caution">{compared.problem}</Notice>}
      {compared.devices.length > 1 && (
        <ComparedDevices
          devices={compared.devices}
          withoutHref={(key) => address({ devices: chosen.filter((one) => one !== key) })}
        />
      )}
      <LiveForm action="/hardware#devices" onSubmitOnly key={chosen.join(',')}>
        <HiddenFields
          fields={Object.entries({
            vendor: [group],
            ...kept(model, context),
            devices: elsewhere(chosen, devices),
          }).flatMap(([field, values]) => values.map((value) => [field, value] as const))}
        />
        <p className="no-print mb-3 text-sm text-soft">Tick two to four devices, of any vendor.</p>
        <Table
          label={`${group} devices`}
          columns={[...(name ? [withPick(name, chosen)] : []), ...facts]}
          rows={devices}
          keyOf={({ key }) => key}
        />
        <p className="compare-bar no-print">
          Two to four devices
          <Button type="submit" kind="primary">
            Compare
          </Button>
        </p>
      </LiveForm>
    </Section>
  );
}

const kept = (model: string, context: number) => ({
  ...(model !== '' && { model: [model] }),
  ...(context !== 4096 && { context: [String(context)] }),
});

const queryOf = (fields: Readonly<Record<string, readonly string[]>>): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, values]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  ).toString();

/** Chosen devices that this list does not have. */
const elsewhere = (chosen: readonly string[], devices: readonly DeviceRow[]): readonly string[] =>
  chosen.filter((key) => !devices.some((device) => device.key === key));

/** A checkbox in front of the name. */
const withPick = (column: Column<DeviceRow>, chosen: readonly string[]): Column<DeviceRow> => ({
  ...column,
  cell: (device) => (
    <span className="pick">
      <Checkbox
        name="devices"
        value={device.key}
        defaultChecked={chosen.includes(device.key)}
        label={<VisuallyHidden>Compare {device.name}</VisuallyHidden>}
      />
      {column.cell(device)}
    </span>
  ),
});
