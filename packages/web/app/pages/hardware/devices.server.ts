/** @module The devices of one vendor, newest first, with what each runs: so that they can be compared. */
import { capacityOf, type Machine, modelFit, type ModelRecord, parseMachine } from '@loadout/catalogue';
import type { FitView } from '@loadout/react';
import type { DeviceEntry, Services } from '@loadout/server';
import { formatCount, formatParameters } from '../../lib/format/format.ts';
import { fitViewOf } from '../../lib/hardware/fit-view.server.ts';
import { largestModel } from './largest.server.ts';

export const groups = ['Apple', 'NVIDIA', 'AMD', 'Intel', 'Qualcomm', 'CPU'] as const;
export type DeviceGroup = (typeof groups)[number];

export interface DeviceRow extends DeviceEntry {
  /** The largest model that fits at Q4_K_M, by its parameters. */
  readonly largest?: string;
  /** The best file of the chosen model. */
  readonly best?: { readonly label: string; readonly fit: FitView };
  /** Estimated tokens per second of that file. */
  readonly speed?: string;
}

export const isGroup = (name: string): name is DeviceGroup => groups.some((group) => group === name);

const groupOf = ({ kind, vendor }: DeviceEntry): DeviceGroup => (kind === 'cpu' ? 'CPU' : vendor);

export const devicesOf = (
  services: Services,
  group: DeviceGroup,
  context: number,
  model: ModelRecord | undefined,
): readonly DeviceRow[] =>
  services
    .devices()
    .filter((device) => groupOf(device) === group)
    .toSorted((a, b) => b.year - a.year || b.tflops - a.tflops)
    .map((device) => rowOf(device, context, model));

/** Columns that fit side by side. */
const mostCompared = 4;

export interface ComparedDevices {
  readonly devices: readonly DeviceRow[];
  /** What is wrong with the choice. */
  readonly problem: string | undefined;
}

/** The devices that the URL names, of any vendor. */
export function comparedDevices(
  services: Services,
  parameters: URLSearchParams,
  context: number,
  model: ModelRecord | undefined,
): ComparedDevices {
  const keys = [...new Set(parameters.getAll('devices').flatMap((text) => text.split(',')))].filter(Boolean);
  const known = keys.flatMap((key) => services.devices().find((device) => device.key === key) ?? []);
  const unknown = keys.find((key) => !known.some((device) => device.key === key));
  return {
    devices: known.slice(0, mostCompared).map((device) => rowOf(device, context, model)),
    problem: choiceProblem(known.length, unknown),
  };
}

function choiceProblem(known: number, unknown: string | undefined): string | undefined {
  if (unknown !== undefined) return `Unknown device: ${unknown.slice(0, 60)}.`;
  if (known === 1) return 'Choose one more device.';
  return known > mostCompared
    ? `At most ${mostCompared} devices are compared; the first ones are shown.`
    : undefined;
}

/** A device that uses the memory of the computer says nothing about what fits. */
function rowOf(device: DeviceEntry, context: number, model: ModelRecord | undefined): DeviceRow {
  if (device.memory === undefined) return device;
  const machine = parseMachine(device.key);
  const { parameters } = largestModel('Q4_K_M', capacityOf(machine).usable, context);
  return Object.assign(
    { ...device },
    parameters !== undefined && { largest: formatParameters(parameters) },
    model && fileOn(machine, model, context),
  );
}

function fileOn(machine: Machine, model: ModelRecord, context: number): Pick<DeviceRow, 'best' | 'speed'> {
  const { best, files } = modelFit(model, machine, { contextLength: context });
  const file = best ?? files.at(-1);
  if (file === undefined) return {};
  const { speed } = file;
  return {
    best: { label: file.label ?? file.name, fit: fitViewOf(file.state) },
    ...(speed && {
      speed: `${formatCount(Math.round(speed.low))}–${formatCount(Math.round(speed.high))}`,
    }),
  };
}
