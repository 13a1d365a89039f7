/** @module All devices by key. */
import type { Device } from '../define.ts';
import { amd } from './amd.ts';
import { apple } from './apple.ts';
import { cpus } from './cpus.ts';
import { intel } from './intel.ts';
import { nvidia } from './nvidia.ts';
import { qualcomm } from './qualcomm.ts';

export const devices = {
  ...apple,
  ...nvidia,
  ...amd,
  ...intel,
  ...qualcomm,
  ...cpus,
} as const satisfies Record<string, Device>;

export type DeviceKey = keyof typeof devices;

export const isDevice = (key: string): key is DeviceKey => Object.hasOwn(devices, key);

/** Memory sizes to offer where no device is chosen, in GB. */
export const memorySizes = [
  8, 16, 24, 32, 40, 48, 64, 80, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048,
] as const;
