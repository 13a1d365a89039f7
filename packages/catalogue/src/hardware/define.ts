/** @module A device: what it is, and how much memory it can have. */

export const deviceKinds = ['gpu', 'apple', 'cpu'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Figures are approximate, as published at launch. */
export interface Device {
  readonly name: string;
  readonly vendor: 'NVIDIA' | 'AMD' | 'Intel' | 'Qualcomm' | 'Apple';
  readonly kind: DeviceKind;
  /** The sizes it is sold with, in GB; absent when it uses the memory of the computer. */
  readonly memory?: readonly number[];
  /** The system and the screen use the same memory. */
  readonly shared: boolean;
  readonly year: number;
  /** Half precision for GPUs, single precision for CPUs. */
  readonly tflops: number;
  readonly watts: number;
  /** Price at launch in US dollars. */
  readonly price: number;
  /** CUDA compute capability. */
  readonly computeCapability?: number;
  /** AMD's name of the instruction set. */
  readonly gfxVersion?: string;
}

type Extra = Pick<Device, 'computeCapability' | 'gfxVersion'>;

type Figures = readonly [year: number, tflops: number, watts: number, price: number, extra?: Extra];

const device = (
  fixed: Pick<Device, 'vendor' | 'kind' | 'shared'>,
  name: string,
  memory: readonly number[] | undefined,
  [year, tflops, watts, price, extra]: Figures,
): Device => ({
  name,
  ...fixed,
  ...(memory && { memory }),
  year,
  tflops,
  watts,
  price,
  ...extra,
});

/** A card or accelerator with dedicated memory. */
export const card =
  (vendor: Device['vendor']) =>
  (name: string, memory: readonly number[], ...figures: Figures): Device =>
    device({ vendor, kind: 'gpu', shared: false }, name, memory, figures);

/** A GPU that shares memory with the processor. */
export const integrated =
  (vendor: Device['vendor'], kind: DeviceKind = 'gpu') =>
  (name: string, memory: readonly number[] | undefined, ...figures: Figures): Device =>
    device({ vendor, kind, shared: true }, name, memory, figures);

export const cpu =
  (vendor: Device['vendor']) =>
  (name: string, ...figures: Figures): Device =>
    device({ vendor, kind: 'cpu', shared: true }, name, undefined, figures);
