/** @module Whether a model that needs some memory runs on a machine. */
import { type Machine, totalMemory } from './machine.ts';

export const fitStates = ['fits', 'tight', 'partly-on-cpu', 'too-large'] as const;
export type FitState = (typeof fitStates)[number];

/** Labels for the UI. */
export const fitLabels: Readonly<Record<FitState, string>> = {
  fits: 'Fits',
  tight: 'Tight',
  'partly-on-cpu': 'Partly on CPU',
  'too-large': 'Too large',
};

/**
 * The part of memory that a model may use: the system and the screen share the rest of shared memory, the driver
 * keeps a little of a card's.
 */
export const usableShare = { shared: 0.75, dedicated: 0.95 } as const;

/** Memory is sold in powers of two: 16 GB are 16 GiB. Files are measured in decimal units. */
const bytesPerGb = 1024 ** 3;

export interface Capacity {
  /** All bytes of the machine's devices. */
  readonly total: number;
  /** What a model may use, in bytes. */
  readonly usable: number;
  /** With system memory; equal to `usable` without dedicated cards or without `ram`. */
  readonly withCpu: number;
}

export function capacityOf(machine: Machine): Capacity {
  const total = totalMemory(machine) * bytesPerGb;
  const usable = machine.parts.reduce(
    (sum, { count, memory, shared }) =>
      sum + count * memory * bytesPerGb * (shared ? usableShare.shared : usableShare.dedicated),
    0,
  );
  const hasCard = machine.parts.some(({ shared }) => !shared);
  const ram = hasCard ? (machine.ram ?? 0) * bytesPerGb * usableShare.shared : 0;
  return { total, usable, withCpu: usable + ram };
}

export function fitState(bytes: number, { total, usable, withCpu }: Capacity): FitState {
  if (bytes <= usable) return 'fits';
  if (bytes <= total) return 'tight';
  return bytes <= withCpu ? 'partly-on-cpu' : 'too-large';
}
