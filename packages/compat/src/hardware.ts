/** @module Devices by kind, vendor and name. */
import { type Device, devices, memorySizes } from '@loadout/catalogue';

export interface HardwareSpec {
  tflops: number;
  memory?: number[];
  msrp: number;
  power: number;
  releaseYear: number;
  aliases?: string[];
}

export interface NvidiaHardwareSpec extends HardwareSpec {
  computeCapability: number;
}

export interface AmdGpuHardwareSpec extends HardwareSpec {
  gfxVersion: string;
}

const all: readonly Device[] = Object.values(devices);

const specOf = ({ tflops, memory, price, watts, year }: Device): HardwareSpec => ({
  tflops,
  ...(memory && { memory: [...memory] }),
  msrp: price,
  power: watts,
  releaseYear: year,
});

/** Keys of the peer: some have the vendor in front, and “3th” for “3rd”. */
function peerName({ name, kind, vendor }: Device): string {
  const isCore = kind === 'cpu' && name.startsWith('Core ');
  const prefix = kind === 'apple' || isCore ? `${vendor} ` : '';
  return prefix + name.replace(/(?<=\d)(?:nd|rd)(?= Generation)/, 'th');
}

function named<Spec>(
  kind: Device['kind'],
  vendor: Device['vendor'],
  make: (device: Device) => Spec,
): Record<string, Spec> {
  const chosen = all.filter((device) => device.kind === kind && device.vendor === vendor);
  return Object.fromEntries(chosen.map((device) => [peerName(device), make(device)]));
}

const makeSkus = () => ({
  GPU: {
    NVIDIA: named('gpu', 'NVIDIA', (device): NvidiaHardwareSpec => ({
      ...specOf(device),
      computeCapability: device.computeCapability ?? 0,
    })),
    AMD: named('gpu', 'AMD', (device): AmdGpuHardwareSpec => ({
      ...specOf(device),
      gfxVersion: device.gfxVersion ?? '',
    })),
    INTEL: named('gpu', 'Intel', specOf),
    QUALCOMM: named('gpu', 'Qualcomm', specOf),
  },
  CPU: { Intel: named('cpu', 'Intel', specOf), AMD: named('cpu', 'AMD', specOf) },
  'Apple Silicon': { '-': named('apple', 'Apple', specOf) },
});

export const SKUS = /* @__PURE__ */ makeSkus();

export type SkuType = keyof typeof SKUS;

export const DEFAULT_MEMORY_OPTIONS: number[] = [...memorySizes];
