/** @module The devices of one vendor, newest first. */
import type { DeviceEntry, Services } from '@loadout/server';

export const groups = ['Apple', 'NVIDIA', 'AMD', 'Intel', 'Qualcomm', 'CPU'] as const;
export type DeviceGroup = (typeof groups)[number];

export const isGroup = (name: string): name is DeviceGroup => groups.some((group) => group === name);

const groupOf = ({ kind, vendor }: DeviceEntry): DeviceGroup => (kind === 'cpu' ? 'CPU' : vendor);

export const devicesOf = (services: Services, group: DeviceGroup): readonly DeviceEntry[] =>
  services
    .devices()
    .filter((device) => groupOf(device) === group)
    .toSorted((a, b) => b.year - a.year || b.tflops - a.tflops);
